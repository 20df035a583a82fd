import { expect, test } from "vitest";

import { pointsLost, scoreAfter } from "#engine/page-audit/points.ts";

test.each([
  [8, "fail", 8],
  [8, "warn", 4],
  [3, "warn", 2],
  [1, "warn", 1],
  [8, "pass", 0],
  [8, "notApplicable", 0],
] as const)("of %i points a %s costs %i", (points, status, lost) => {
  expect(pointsLost({ points }, status)).toBe(lost);
});

test.each([
  [[], 100],
  [[8, 2, 0], 90],
  [[100], 0],
])("what %j leaves of 100 is the score: %i", (losses, score) => {
  expect(scoreAfter(losses)).toBe(score);
});
