import { expect, test } from "vitest";

import { countTokens, tokenise } from "./tokenise.ts";

const keys = (text: string) => tokenise(text).map(({ key }) => key);
/** Words, with a bar where a phrase ends. */
const phrases = (text: string) =>
  tokenise(text)
    .map(({ key, startsPhrase }, index) => (startsPhrase && index > 0 ? `| ${key}` : key))
    .join(" ");

test.each([
  ["a hyphenated word is one", "On-page SEO", ["on-page", "seo"]],
  ["a number with a comma is one", "25,000 visits", ["25,000", "visits"]],
  ["elision is dropped", "l’avion d'Air France", ["avion", "air", "france"]],
  ["a name with a sign is one", "AT&T, R&D and K&N's", ["at&t", "r&d", "and", "k&n"]],
  ["a language of one letter keeps its signs", "C++ or C# (1+1)", ["c++", "or", "c#", "1", "1"]],
  [
    "a dot that begins a name stays",
    "A .NET shop, a .pk domain",
    ["a", ".net", "shop", "a", ".pk", "domain"],
  ],
  [
    "a dot that ends a sentence does not",
    "the end .\nThe next… one",
    ["the", "end", "the", "next", "one"],
  ],
  ["a slash joins numbers", "open 24/7, and/or 9 / 5", ["open", "24/7", "and", "or", "9", "5"]],
  ["the English possessive is dropped", "Google's cache", ["google", "cache"]],
  ["a contraction is one word", "don’t stop", ["don't", "stop"]],
  ["vowel marks do not part an Urdu word", "اُردُو زبان", ["اردو", "زبان"]],
  ["a zero-width non-joiner does not part a word", "مے\u200Cخانہ بند", ["مےخانہ", "بند"]],
])("%s", (_name, text, expected) => {
  expect(keys(text)).toEqual(expected);
});

test.each([
  ["a full stop", "one two. three", "one two | three"],
  ["an Urdu full stop", "لاہور میں۔ کراچی", "لاہور میں | کراچی"],
  ["a comma", "red, green", "red | green"],
  ["brackets", "tea (green) leaves", "tea | green | leaves"],
  ["a blank line", "one\n\ntwo", "one | two"],
  ["the end of a heading", "Our prices\nFree audit", "our prices | free audit"],
])("a phrase ends at %s", (_name, text, expected) => {
  expect(phrases(text)).toBe(expected);
});

test("a phrase runs on over a wrapped line", () => {
  expect(phrases("search engine\noptimization")).toBe("search engine optimization");
});

test("an empty text has no words", () => {
  expect(tokenise("")).toEqual([]);
});

test.each([
  "",
  "On-page SEO, Google's cache and l’avion",
  "آن لائن آف لائن ویب سائٹ اور فیس بک",
  Array.from({ length: 9_000 }, (_, at) => `word${at} on-page آن لائن`).join(" "),
])("words are counted as they are listed", (text) => {
  expect(countTokens(text)).toBe(tokenise(text).length);
});
