import { describe, expect, test } from "vitest";

import { MAX_VALUE_CHARACTERS } from "#engine/bounds.ts";
import { fromBase64, toBase64 } from "./base64.ts";
import { hashText, mixHash } from "#lib/text/hash-text.ts";
import { findLowerWords, readMainWords, splitWords } from "./main-words.ts";

/** Bit by bit, as Charikar has it. */
function simhashOf(words: readonly string[]): string {
  const hashes = words.map((word) => hashText(word));
  const bits = [0x9e3779b9, 0x85ebca6b].flatMap((seed) =>
    Array.from({ length: 32 }, (_one, bit) => {
      const set = hashes.filter((hash) => ((mixHash(hash, seed) >>> bit) & 1) === 1).length;
      return set * 2 > words.length ? 1 : 0;
    }),
  );
  return Array.from({ length: 16 }, (_one, at) =>
    bits
      .slice(at * 4, at * 4 + 4)
      .reduce<number>((digit, bit, place) => digit | (bit << place), 0)
      .toString(16),
  ).join("");
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_one, at) => `word${at}`).join(" ");

describe("the words of a page as numbers", () => {
  test.each(["", "One", "Lawn suits in Lahore, and lawn suits in Multan", numbered(777)])(
    "votes for each bit of the simhash: %#",
    (text) => {
      expect(readMainWords(findLowerWords(text)).simhash).toBe(simhashOf(splitWords(text)));
    },
  );

  test("does not tell apart how a text is spaced or written large", () => {
    expect(readMainWords(findLowerWords("Lawn  Suits\nin Lahore"))).toEqual(
      readMainWords(findLowerWords("lawn suits in lahore")),
    );
  });

  test("keeps the first 400 words, as far as a value may go, and counts 20,000", () => {
    const words = readMainWords(findLowerWords(numbered(20_500)));
    expect(readMainWords(findLowerWords("a ".repeat(500))).opening.split(" ")).toHaveLength(400);
    expect(words.opening.length).toBeLessThanOrEqual(MAX_VALUE_CHARACTERS);
    expect(numbered(20_500).startsWith(`${words.opening} `)).toBe(true);
    expect(words.count).toBe(20_000);
  });

  test("keeps its shingles sorted, each once", () => {
    const shingles = [
      ...fromBase64(readMainWords(findLowerWords("a b c d a b c d a b c d")).shingles),
    ];
    expect(shingles).toHaveLength(4);
    expect(shingles).toEqual(shingles.toSorted((one, other) => one - other));
  });

  test.each([0, 1, 2, 3, 4, 1000])("%i numbers come back from their text", (count) => {
    const numbers = Uint32Array.from({ length: count }, (_one, at) => hashText(`${at}`));
    const text = toBase64(numbers);
    expect(text).toBe(Buffer.from(numbers.buffer).toString("base64"));
    expect(fromBase64(text)).toEqual(numbers);
  });
});
