import { expect, test } from "vitest";

import { tellNumber } from "#app/desk/tell-number.ts";

test.each([
  ["+923000000142", "+92 300 0000142"],
  ["+924200000001", "+924200000001"],
  ["+971501234567", "+971 50 123 4567"],
  ["+447700900142", "+44 770 090 0142"],
])("%s is written %s", (phone, told) => {
  expect(tellNumber(phone)).toBe(told);
});
