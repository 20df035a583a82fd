import { expect, test } from "vitest";

import { isEstimate, measureText, parseFont } from "./measure-text.ts";
import { helvetica, helveticaBold } from "#tests/cases/text-width/helvetica.ts";
import { textCases } from "#tests/cases/text-width/texts.ts";
import { describeWithFixtures } from "#tests/support/describe-with-fixtures.ts";
import { readFixture } from "#tests/support/fixtures.ts";

const title = { weight: "bold", sizePx: 18 } as const;
const present = { weight: "regular", sizePx: 20 } as const;

type Case = { text: string; font: string; px: number };
type Advances = {
  unitsPerEm: number;
  regular: Record<string, number>;
  bold: Record<string, number>;
};

test.each([
  ["regular", helvetica],
  ["bold", helveticaBold],
] as const)("every sign of ASCII is as wide as in Adobe's table: %s", (weight, runs) => {
  const widths = runs.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width]));
  const ours = widths.map(([letter]) => [
    letter,
    // The table is in thousandths, the face in 2048ths.
    Math.round(measureText(String(letter), { weight, sizePx: 1000 })),
  ]);

  expect(widths).toHaveLength(95);
  expect(ours).toEqual(widths);
});

test.each(textCases)("$rule: $text at $sizePx px", ({ text, weight, sizePx, px }) => {
  expect(measureText(text, { weight, sizePx })).toBeCloseTo(px, 1);
});

describeWithFixtures("text-width: widths measured by other programs", 368, () => {
  const cases = readFixture<Case[]>("serp/widths.json");
  const advances = readFixture<Advances>("serp/advances.json");

  test("every one is met within 1%", () => {
    const differences = cases.map(({ text, font, px }) => {
      const parsed = parseFont(font);
      const ours = parsed ? measureText(text, parsed) : Number.NaN;
      return { text, font, off: Math.abs(ours - px) / px };
    });
    const worst = differences.toSorted((a, b) => b.off - a.off)[0];

    console.log(
      `serp/widths.json: ${cases.length} widths, the furthest off ${((worst?.off ?? 0) * 100).toFixed(3)}%`,
    );
    expect(differences.filter(({ off }) => !(off <= 0.01))).toEqual([]);
  });

  test("every single letter has the advance of a face with Arial's metrics", () => {
    // A soft hyphen is not drawn; Liberation Sans draws the other two to widths of its own.
    const drawnApart = ["\u00AD", "·", "µ"];
    const wrong = (["regular", "bold"] as const).flatMap((weight) =>
      Object.entries(advances[weight])
        .filter(([letter]) => !drawnApart.includes(letter))
        .map(([letter, units]) => ({
          weight,
          letter,
          units,
          ours: Math.round(measureText(letter, { weight, sizePx: advances.unitsPerEm })),
        }))
        .filter(({ units, ours }) => units !== ours),
    );

    expect(wrong).toEqual([]);
  });

  return cases.length + Object.keys(advances.regular).length;
});

test.each([
  ["bold 18px Arial", { weight: "bold", sizePx: 18 }],
  ["14px Arial", { weight: "regular", sizePx: 14 }],
  ["20px Arial", { weight: "regular", sizePx: 20 }],
  ["20px Roboto", undefined],
  ["Arial", undefined],
])("reads the font %s", (font, expected) => {
  expect(parseFont(font)).toEqual(expected);
});

test("an empty text is 0 wide", () => {
  expect(measureText("", title)).toBe(0);
});

test.each([
  ["soft hyphen", "ab\u00ADc", "abc"],
  ["zero-width space", "ab\u200Bc", "abc"],
  ["line break, which is a space", "a\nb", "a b"],
  ["letter and accent apart", "e\u0301", "é"],
])("%s changes no width", (_name, text, same) => {
  expect(measureText(text, present)).toBeCloseTo(measureText(same, present), 9);
});

test("AV stands closer than A and V apart", () => {
  expect(measureText("AV", present)).toBeLessThan(
    measureText("A", present) + measureText("V", present) - 1,
  );
});

test("a Japanese sign fills its square", () => {
  expect(measureText("検索", present)).toBe(40);
});

test("joined Urdu letters are narrower than the same letters apart", () => {
  const joined = measureText("پہلا صفحہ", present);
  const apart = [..."پہلا صفحہ"].reduce((sum, letter) => sum + measureText(letter, present), 0);

  expect(joined).toBeGreaterThan(0);
  expect(joined).toBeLessThan(apart * 0.9);
});

test("vowel marks take no room and part no letters", () => {
  expect(measureText("مُحَمَّد", present)).toBe(measureText("محمد", present));
});

test.each([
  ["SEO – “Quotes” … | • ® ™ €", false],
  ["Łódź, Çelik, Ελλάδα, Москва", false],
  ["لاہور میں ایس ای او", true],
  ["सर्च", true],
  ["検索", true],
])("%s is an estimate: %s", (text, expected) => {
  expect(isEstimate(text)).toBe(expected);
});

test.each(["🇵🇰", "👍🏽", "👨‍👩‍👧", "1️⃣", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])(
  "%s is one picture, as wide as any other (UTS #51)",
  (emoji) => {
    expect(measureText(emoji, present)).toBe(measureText("😀", present));
    expect(measureText(`a${emoji}1#`, present)).toBe(measureText("a😀1#", present));
  },
);
