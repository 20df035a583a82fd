import { expect, test } from "vitest";

import { formatPhone } from "#app/desk/format-phone.ts";

test.each([
  ["+923000000142", "+92 300 0000142"],
  ["+924200000001", "+924200000001"],
  ["+971501234567", "+971 50 123 4567"],
  ["+447700900142", "+44 770 090 0142"],
])("%s is written %s", (phone, told) => {
  expect(formatPhone(phone)).toBe(told);
});
