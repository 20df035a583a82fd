import { describe, expect, test } from "vitest";

import { countSigns, cutText, ELLIPSIS, layLines } from "./cut-text.ts";
import { measureText } from "./measure-text.ts";

const measure = (text: string) => measureText(text, { weight: "regular", sizePx: 20 });
const perSign = (text: string) => text.length;

test("a text that fits is left alone", () => {
  expect(cutText("Lahore", 6, perSign)).toEqual({ shown: "Lahore", isCut: false });
});

test.each([
  ["between words", "one two three", 11, "one two ..."],
  ["without what dangles", "one two | three", 13, "one two ..."],
  ["inside a word that alone is too long", "uncopyrightable", 8, "unco ..."],
  ["at any sign where words have no spaces", "検索結果の順位を上げる", 8, "検索結果 ..."],
  ["never inside a sign of several code points", "👩‍🍳👩‍🍳👩‍🍳", 10, "👩‍🍳 ..."],
])("cuts %s", (_name, text, limit, expected) => {
  expect(cutText(text, limit, perSign)).toEqual({ shown: expected, isCut: true });
});

test("shows nothing where not even the ellipsis fits", () => {
  expect(cutText("one two", 2, perSign)).toEqual({ shown: "", isCut: true });
});

describe("over widths from 10 to 700 px", () => {
  const texts = [
    "Affordable SEO Services in Lahore | Rank Higher on Google, Bing and the Maps of Pakistan",
    "لاہور میں چھوٹے کاروبار کے لیے بہترین سرچ انجن آپٹیمائزیشن کی خدمات اور مفت آڈٹ",
    "東京で一番おいしいラーメン屋さんを探すための完全ガイドとおすすめの店",
    "Supercalifragilisticexpialidocious".repeat(4),
  ];

  test.each(texts)("%s never shows wider than its room, and shows more in more", (text) => {
    let before = 0;
    for (let limit = 10; limit <= 700; limit += 3) {
      const { shown, isCut } = cutText(text, limit, measure);
      expect(measure(shown)).toBeLessThanOrEqual(limit);
      expect(isCut).toBe(measure(text) > limit);
      const kept = countSigns(isCut ? shown.slice(0, -ELLIPSIS.length) : shown);
      expect(kept).toBeGreaterThanOrEqual(before);
      expect(shown === "" || shown.endsWith(ELLIPSIS)).toBe(isCut);
      before = kept;
    }
  });
});

describe("lines", () => {
  const frame = { lineWidthPx: 10, lines: 2, limitPx: 20 };

  test("break between words and are cut at the end of the last", () => {
    expect(layLines("one two three four five six", frame, perSign)).toEqual({
      lines: ["one two", "three ..."],
      isCut: true,
    });
  });

  test("hold a text that fits on one", () => {
    expect(layLines("one two", frame, perSign)).toEqual({ lines: ["one two"], isCut: false });
  });

  test("break inside a word that is wider than a line", () => {
    expect(layLines("abcdefghijklmno", frame, perSign)).toEqual({
      lines: ["abcdefghij", "klmno"],
      isCut: false,
    });
  });

  test("stop at the room there is in all", () => {
    const { lines, isCut } = layLines("one two three", { ...frame, limitPx: 13 }, perSign);

    expect(isCut).toBe(false);
    expect(lines).toEqual(["one two", "three"]);
    expect(layLines("one two thr four", { ...frame, limitPx: 14 }, perSign).isCut).toBe(true);
  });
});
