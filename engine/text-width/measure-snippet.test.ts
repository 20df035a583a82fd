import { describe, expect, test } from "vitest";

import { measureByYardstick } from "./measure-by-yardstick.ts";
import { measureText } from "./measure-text.ts";
import { cleanText, measureSnippet } from "./measure-snippet.ts";

const shown = (lines: readonly (readonly { text: string }[])[]) =>
  lines.map((line) => line.map(({ text }) => text).join(""));

describe("the agreed yardstick: bold 18 px up to 580, 14 px up to 920", () => {
  test("an empty snippet is 0 wide and not too long", () => {
    expect(measureByYardstick({ title: "", description: "" }, measureText)).toEqual({
      title: { px: 0, isTooLong: false, shown: "" },
      description: { px: 0, isTooLong: false, shown: "" },
    });
  });

  // A capital W in Arial bold is 1933 units of 2048: 16.989 px at 18 px.
  test.each([
    [34, 577.6, false],
    [35, 594.6, true],
  ])("a title of %i W is %f px, too long: %s", (count, px, isTooLong) => {
    const { title } = measureByYardstick(
      { title: "W".repeat(count), description: "" },
      measureText,
    );

    expect(title.px).toBeCloseTo(px, 1);
    expect(title.isTooLong).toBe(isTooLong);
  });

  // A small m in Arial is 1706 units: 11.662 px at 14 px.
  test.each([
    [78, false],
    [79, true],
  ])("a description of %i m is too long: %s", (count, isTooLong) => {
    expect(
      measureByYardstick({ title: "", description: "m".repeat(count) }, measureText).description
        .isTooLong,
    ).toBe(isTooLong);
  });

  test("what is too long is cut to its pixels", () => {
    const { title } = measureByYardstick(
      { title: "WWWW ".repeat(10).trim(), description: "" },
      measureText,
    );

    expect(title.shown).toBe("WWWW WWWW WWWW WWWW WWWW WWWW WWWW ...");
  });

  test("a title at its 60 characters can be within its pixels, and over them", () => {
    expect(
      measureByYardstick({ title: "i".repeat(60), description: "" }, measureText).title.isTooLong,
    ).toBe(false);
    expect(
      measureByYardstick({ title: "M".repeat(60), description: "" }, measureText).title.isTooLong,
    ).toBe(true);
  });
});

test.each([
  ["Affordable SEO Services in Lahore | Rank Higher on Google", 535.5, 513.1],
  ["WWW MAMMOTH WAREHOUSE WHOLESALE MARKETING", 558.9, 509.9],
  ["illicit little lilies will fill it till it spills still", 321.1, 333.1],
  ["W".repeat(35), 660.7, 594.6],
])("%s: regular 20 px and bold 18 px as read from the font file", (title, regular20, bold18) => {
  const snippet = measureSnippet({ title, description: "" });

  // The figures were summed without kerning.
  expect(Math.abs(snippet.screens.desktop.title.px - regular20)).toBeLessThan(3);
  expect(Math.abs(snippet.yardstick.title.px - bold18)).toBeLessThan(3);
});

test("entities are decoded and white space is one space wide before measuring", () => {
  expect(cleanText("  Tea &amp; toast&nbsp;&#8211;\n  Lahore ")).toBe("Tea & toast – Lahore");
});

test("an ampersand that begins no entity stays", () => {
  expect(cleanText("Q&A, R&D and Terms&copy")).toBe("Q&A, R&D and Terms&copy");
});

test("a sign made of several code points counts once", () => {
  expect(measureSnippet({ title: "👩‍🍳 é", description: "" }).signs.title).toBe(3);
});

test("a title over 580 px is cut on a computer and still shows whole on two lines of a phone", () => {
  const title = "Affordable SEO Services in Lahore and Karachi | Rank Higher on Google";
  const { screens, findings } = measureSnippet({ title, description: "A description." });

  expect(screens.desktop.title.isCut).toBe(true);
  expect(shown(screens.desktop.title.lines)).toEqual([
    "Affordable SEO Services in Lahore and Karachi | Rank Higher ...",
  ]);
  expect(screens.mobile.title.isCut).toBe(false);
  expect(shown(screens.mobile.title.lines).join(" ")).toBe(title);
  expect(findings.map(({ field, kind }) => `${field} ${kind}`)).toEqual([
    "title cut",
    "title many-signs",
  ]);
});

test("160 characters and 920 px are judged apart, since they contradict one another", () => {
  const wide = "WMW ".repeat(38).trim();
  const thin = "ill ".repeat(42).trim();

  expect(measureSnippet({ title: "T", description: wide }).findings).toContainEqual(
    expect.objectContaining({ field: "description", kind: "cut", screen: "desktop" }),
  );
  expect(measureSnippet({ title: "T", description: thin }).findings).toEqual([
    { field: "description", kind: "many-signs", signs: 167, max: 160 },
  ]);
});

test("words of the search are bold in the description, and bold is wider", () => {
  const texts = { title: "SEO in Lahore", description: "SEO services in Lahore for small shops" };
  const plain = measureSnippet(texts);
  const searched = measureSnippet(texts, "seo lahore");

  const [line = []] = searched.screens.desktop.description.lines;
  expect(line.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual([
    "SEO",
    "Lahore",
  ]);
  expect(searched.screens.desktop.description.px).toBeGreaterThan(
    plain.screens.desktop.description.px,
  );
  expect(searched.screens.desktop.title).toEqual(plain.screens.desktop.title);
});

test("a missing title and description are findings", () => {
  expect(measureSnippet({ title: " ", description: "" }).findings).toEqual([
    { field: "title", kind: "missing" },
    { field: "description", kind: "missing" },
  ]);
});

test("Urdu is measured and marked as an estimate", () => {
  const snippet = measureSnippet({ title: "لاہور میں بہترین ایس ای او", description: "SEO" });

  expect(snippet.isEstimate).toEqual({ title: true, description: false });
  expect(snippet.screens.desktop.title.px).toBeGreaterThan(100);
});

test("thin letters can fit at 20 px regular and be too long by the yardstick's bold 18 px", () => {
  const { findings } = measureSnippet({ title: "i".repeat(125), description: "Short." });

  expect(findings.map(({ kind }) => kind)).toEqual(["over-yardstick", "many-signs"]);
});
