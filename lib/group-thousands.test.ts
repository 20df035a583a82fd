import { expect, test } from "vitest";

import { groupThousands } from "./group-thousands.ts";

test.each([
  [0, "0"],
  [7, "7"],
  [999, "999"],
  [1000, "1,000"],
  [100_000, "100,000"],
  [12_345_678, "12,345,678"],
  [-999, "-999"],
  [-1234, "-1,234"],
  [0.5, "0.5"],
  [1234.5, "1,234.5"],
  [1234.56789, "1,234.568"],
])("%d is written %s, as the browser writes English numbers", (number, written) => {
  expect(groupThousands(number)).toBe(written);
  expect(groupThousands(number)).toBe(number.toLocaleString("en"));
});
