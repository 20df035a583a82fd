import { expect, test } from "vitest";

import { spellNumber, spellNumberFirst } from "./spell-number.ts";

test.each([
  [0, "zero"],
  [1, "one"],
  [8, "eight"],
  [12, "twelve"],
])("up to twelve a count is a word: %i is %s", (number, words) => {
  expect(spellNumber(number)).toBe(words);
});

test.each([
  [13, "13"],
  [109, "109"],
  [1200, "1,200"],
])("above twelve it is figures: %i is %s", (number, figures) => {
  expect(spellNumber(number)).toBe(figures);
});

test("a sentence begins with a capital letter, and figures stay as they are", () => {
  expect(spellNumberFirst(8)).toBe("Eight");
  expect(spellNumberFirst(109)).toBe("109");
});
