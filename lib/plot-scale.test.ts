import { expect, test } from "vitest";

import { linearScale, roundTicks } from "./plot-scale.ts";

test.each([
  [58, [0, 20, 40, 60]],
  [112, [0, 40, 80, 120]],
  [231, [0, 80, 160, 240]],
  [1500, [0, 500, 1000, 1500]],
  [3, [0, 1, 2, 3]],
  [0, [0, 1, 2, 3]],
])("ticks for values up to %i are round and reach them", (max, ticks) => {
  expect(roundTicks(max)).toEqual(ticks);
});

test("a scale maps its ends to the ends, also downwards", () => {
  const scale = linearScale([20, 1], [120, 584]);

  expect([scale(20), scale(1), scale(10)]).toEqual([120, 584, 364.2]);
});
