import { expect, test } from "vitest";

import { countWords } from "./count-words.ts";

test.each([
  ["", 0],
  ["one", 1],
  ["It's on the page, isn't it?", 6],
  ["مُحَمَّد کی میز", 3],
  ["机机机机机机机机", 5],
])("%j has %i words", (text, words) => {
  expect(countWords(text)).toBe(words);
});
