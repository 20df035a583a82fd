import { expect, test } from "vitest";

import { measureLength } from "./measure-length.ts";

test.each([
  ["abc", "characters", 3],
  ["⭐⭐", "characters", 2],
  ["👍", "characters", 1],
  ["اچھا", "characters", 4],
  ["اچھا", "bytes", 8],
  ["हाँ", "bytes", 9],
  [" two  words\n", "words", 2],
  ["", "words", 0],
] as const)("“%s” in %s: %i", (text, unit, expected) => {
  expect(measureLength(text, unit)).toBe(expected);
});
