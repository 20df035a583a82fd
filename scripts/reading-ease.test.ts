import { describe, expect, test } from "vitest";

import { countSyllables, readingEase, splitSentences } from "./reading-ease.ts";

test.each([
  ["cat", 1],
  ["price", 1],
  ["customer", 3],
  ["table", 2],
  ["named", 1],
  ["wanted", 2],
  ["houses", 2],
  ["people", 2],
  ["verification", 5],
  ["the", 1],
  ["PKR", 1],
])("%s has %i syllables", (word, count) => {
  expect(countSyllables(word)).toBe(count);
});

describe("sentences", () => {
  test("end at a full stop, a question mark or an exclamation mark", () => {
    expect(splitSentences("Is it open? Yes. Come in!")).toEqual([
      "Is it open?",
      "Yes.",
      "Come in!",
    ]);
  });

  test("go on after a figure's point", () => {
    expect(splitSentences("It takes 2.5 seconds at most.")).toHaveLength(1);
  });
});

describe("reading ease", () => {
  test("follows the formula: six short words in one sentence", () => {
    // 206.835 - 1.015 * 6 - 84.6 * 6 / 6
    expect(readingEase(["The cat sat on the mat."])).toBeCloseTo(116.145, 3);
  });

  test("falls with long words and long sentences", () => {
    const plain = readingEase(["We fix the fault. You pay when it works."]);
    const heavy = readingEase([
      "Remuneration is contingent upon satisfactory rectification of the aforementioned irregularity.",
    ]);

    expect(plain).toBeGreaterThan(80);
    expect(heavy).toBeLessThan(10);
  });

  test("is nothing for no words", () => {
    expect(readingEase(["…"])).toBe(0);
  });
});
