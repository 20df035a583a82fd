import { describe, expect, test } from "vitest";

import { findWords } from "./find-words.ts";

/** What a word is, as one pattern: slow, and plain to read. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’]|\u200c|\u200d)*/gu;

const wordsOf = (text: string, limit?: number) => {
  const bounds = findWords(text, limit);
  return Array.from({ length: bounds.length / 2 }, (_one, at) =>
    text.slice(bounds[at * 2], bounds[at * 2 + 1]),
  );
};

const TEXTS = [
  "",
  "a",
  " - ",
  "lawn, khaddar & chiffon 3.5",
  "don't stop 'quoted' o’clock",
  "قیمت ۲۵۰۰ روپے، مفت ترسیل",
  "ہے\u200cں می\u200dں \u200cx",
  "e\u0301te\u0301 \u0301x",
  "𝒜𝓁 𐍈x 😀y\ud83d z\udc00",
  "\ud83d",
  "日本語 ไทย हिन्दी",
  "Ⅷ ½ x²\u00a0y\ufeffz",
];

describe("finding words", () => {
  test.each(TEXTS)("finds what the pattern finds in %j", (text) => {
    expect(wordsOf(text)).toEqual(text.match(WORD) ?? []);
  });

  test("finds what the pattern finds in texts of any signs", () => {
    const signs = [..."ab'’ .\n-٣ہ\u0301\u200c\u200d½", "😀", "𝒜", "\ud83d", "\udc00", "\u{e0100}"];
    let seed = 7;
    for (let round = 0; round < 500; round += 1) {
      let text = "";
      for (let length = round % 40; length > 0; length -= 1) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        text += signs[Math.floor((seed / 2_147_483_648) * signs.length)];
      }
      expect([text, ...wordsOf(text)]).toEqual([text, ...(text.match(WORD) ?? [])]);
    }
  });

  test("finds as many as are asked for", () => {
    expect(wordsOf("one two three", 2)).toEqual(["one", "two"]);
    expect(wordsOf("one two", 2)).toEqual(["one", "two"]);
  });
});
