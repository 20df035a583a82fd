import { describe, expect, test } from "vitest";

import { formatLocale, validateLocale } from "#engine/hreflang/validate-locale.ts";
import { hasFixtures, readFixture } from "#tests/support/fixtures.ts";

test.each([
  ["en-UK", "en-GB"],
  ["en_GB", "en-GB"],
  ["gb-en", "en-GB"],
  ["jp", "ja"],
  ["cn", "zh"],
  ["ua", "uk"],
  ["gr", "el"],
  ["dk", "da"],
  ["cz", "cs"],
  ["us", "en-US"],
  ["en-EU", "en"],
  ["es-LATAM", "es"],
  ["es-419", "es"],
  ["eng", "en"],
  ["urd-PK", "ur-PK"],
  ["iw", "he"],
  ["in", "id"],
  ["mo", "ro"],
  ["sh", "sr"],
  [" es", "es"],
  ["en-", "en"],
  ["en-GB-", "en-GB"],
])("%j is invalid; %s was meant", (value, meant) => {
  const verdict = validateLocale(value);

  expect(verdict.valid).toBe(false);
  expect(verdict.suggestions[0]).toBe(meant);
});

test("a country alone offers the languages of that country", () => {
  expect(validateLocale("pk").suggestions).toEqual(["ur-PK", "en-PK"]);
});

test.each(["bal", "skr", "brh", "hno"])(
  "%s has no two-letter code, so none is offered",
  (value) => {
    expect(validateLocale(value)).toMatchObject({
      valid: false,
      suggestions: [],
      reason: expect.stringContaining("ur, pa, ps, sd and ks have one"),
    });
  },
);

test.each([
  ["kr", "ko"],
  ["se", "sv"],
  ["uk", "en-GB"],
  ["be", "nl-BE"],
  ["be-BE", "nl-BE"],
  ["si-SI", "sl"],
  ["my-MY", "ms"],
])("%s is valid, with a question: %s?", (value, meant) => {
  const verdict = validateLocale(value);

  expect(verdict.valid).toBe(true);
  expect(verdict.warning).toContain(meant);
});

test.each(["fr-FR", "ar", "de-DE", "it-IT", "uk-UA", "sd-PK", "zh-Hant-TW"])(
  "%s is valid without a question",
  (value) => {
    expect(validateLocale(value)).toEqual({ valid: true, reason: "ok", suggestions: [] });
  },
);

test.each([
  ["EN-gb", "en-GB"],
  ["zh-HANT-tw", "zh-Hant-TW"],
  ["X-Default", "x-default"],
])("%s is written %s", (value, expected) => {
  expect(formatLocale(value)).toBe(expected);
});

describe.skipIf(!hasFixtures)("kept verdicts", () => {
  type Trap = { value: string; valid: boolean; contested?: boolean; likelyMistake?: string };

  test("every uncontested value", () => {
    const traps = readFixture<Trap[]>("hreflang/traps.json");
    const uncontested = traps.filter((trap) => !trap.contested);
    const wrong = uncontested.filter(({ value, valid }) => validateLocale(value).valid !== valid);

    console.info(`hreflang values: ${uncontested.length - wrong.length} of ${uncontested.length}`);
    expect(uncontested).toHaveLength(107);
    expect(wrong).toEqual([]);
  });

  test("every value that is probably a mistake is asked about", () => {
    const mistakes = readFixture<Trap[]>("hreflang/traps.json").filter(
      (trap) => trap.likelyMistake !== undefined,
    );

    expect(mistakes.length).toBeGreaterThan(5);
    for (const { value } of mistakes) {
      expect([value, validateLocale(value).warning]).toEqual([value, expect.any(String)]);
    }
  });

  test("the full lists of languages, regions and scripts", () => {
    const codes = readFixture<{ languages: string[]; regions: string[]; scripts: string[] }>(
      "hreflang/codes.json",
    );
    const values = [
      ...codes.languages,
      ...codes.regions.map((region) => `en-${region}`),
      ...codes.scripts.filter((script) => script.length === 4).map((script) => `en-${script}`),
    ];

    expect(values.filter((value) => !validateLocale(value).valid)).toEqual([]);
  });
});
