import { expect, test } from "vitest";

import { isOneLetterOff } from "./is-one-letter-off.ts";

test.each([
  ["the same", "chaudhry", "chaudhry"],
  ["one wrong", "ahmed", "ahmad"],
  ["one wrong at the beginning", "umair", "omair"],
  ["one missing at the end", "chaudhr", "chaudhry"],
  ["one missing within", "chaudhry", "chaudhary"],
  ["one missing at the beginning", "yesha", "ayesha"],
  ["a double letter", "mohammad", "mohamad"],
  ["two swapped", "aeysha", "ayesha"],
  ["the last two swapped", "billa", "billa"],
])("%s", (_what, one, other) => {
  expect(isOneLetterOff(one, other)).toBe(true);
  expect(isOneLetterOff(other, one)).toBe(true);
});

test.each([
  ["two wrong", "ahmed", "ahsad"],
  ["one wrong and one missing", "chaudry", "chaudhari"],
  ["two swapped with one between", "hamza", "mahza"],
  ["two missing", "ali", "aliya2"],
])("%s is too far", (_what, one, other) => {
  expect(isOneLetterOff(one, other)).toBe(false);
  expect(isOneLetterOff(other, one)).toBe(false);
});
