import { expect, test } from "vitest";

import { median } from "./median.ts";

test.each([
  [[1, 2, 3], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[], Number.NaN],
])("the median of %j is %d", (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});
