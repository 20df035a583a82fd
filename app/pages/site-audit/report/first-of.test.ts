import { expect, test } from "vitest";

import { firstOf } from "./first-of.ts";

const toFixes = (...points: readonly number[]) => points.map((each) => ({ points: each }));

test("the first three are told as a share of all points, never as the whole", () => {
  expect(firstOf(toFixes(288, 112, 48, 44, 33, 52), 577)).toBe(
    "These three are 448 of 577 points: 78%",
  );
  expect(firstOf(toFixes(1000, 500, 400, 1), 1901)).toBe(
    "These three are 1,900 of 1,901 points: 99%",
  );
});

test("three fixes or fewer are all of them, and nothing is said", () => {
  expect(firstOf(toFixes(3, 2, 1), 6)).toBeUndefined();
  expect(firstOf([], 0)).toBeUndefined();
});
