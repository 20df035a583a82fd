import { describe, expect, test } from "vitest";

import { losePoints, pointsLost, scoreAfter } from "./points.ts";

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

const fails = (points: number, isEssential?: true) => ({
  check: { points, ...(isEssential && { isEssential }) },
  verdict: { status: "fail" as const },
});

describe("essentials", () => {
  test.each([
    ["one costs what is missing to 84", [fails(6, true)], [16]],
    ["beside others that cost less", [fails(6, true), fails(4)], [12, 4]],
    ["and no more where enough is lost", [fails(6, true), fails(20)], [6, 20]],
    ["two share what is missing to 59", [fails(6, true), fails(5, true)], [21, 20]],
    [
      "three ask for no more than two",
      [fails(6, true), fails(5, true), fails(3, true)],
      [15, 14, 12],
    ],
    ["others alone cost their own", [fails(4), fails(3)], [4, 3]],
  ])("%s", (_name, judged, losses) => {
    expect(losePoints(judged)).toEqual(losses);
  });

  test("a warning of an essential is no fail", () => {
    expect(
      losePoints([{ check: { points: 3, isEssential: true }, verdict: { status: "warn" } }]),
    ).toEqual([2]);
  });
});
