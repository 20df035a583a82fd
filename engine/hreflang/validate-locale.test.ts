import { createRequire } from "node:module";

import { expect, test } from "vitest";

import { formatLocale, validateLocale } from "./validate-locale.ts";
import { askedAbout, valueCases } from "#tests/cases/hreflang/values.ts";
import { describeWithFixtures } from "#tests/support/describe-with-fixtures.ts";
import { readFixture } from "#tests/support/fixtures.ts";

const require = createRequire(import.meta.url);

test.each(valueCases)("$rule", ({ valid, invalid }) => {
  expect(valid.filter((value) => !validateLocale(value).valid)).toEqual([]);
  expect(invalid.filter((value) => validateLocale(value).valid)).toEqual([]);
});

test.each(askedAbout)("%s is valid, and is asked about", (value) => {
  expect(validateLocale(value)).toMatchObject({ valid: true, warning: expect.any(String) });
});

test("every language of ISO 639-1 and every country of ISO 3166-1 is accepted, as npm keeps them", () => {
  const iso639 = require("iso-639-1") as { getAllCodes: () => string[] };
  const iso3166 = require("i18n-iso-countries") as { getAlpha2Codes: () => Record<string, string> };
  const countries = Object.keys(iso3166.getAlpha2Codes()).filter((code) => code !== "XK");
  const values = [...iso639.getAllCodes(), ...countries.map((country) => `en-${country}`)];

  expect(values.length).toBeGreaterThan(430);
  expect(values.filter((value) => !validateLocale(value).valid)).toEqual([]);
});

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
  ["ur-PAK", "ur-PK"],
  ["en-ROK", "en-KR"],
  ["fr-DZA", "fr-DZ"],
  ["en-EN", "en"],
  ["en-USA", "en-US"],
  ["en-Pakistan", "en-PK"],
  ["urdu-UK", "ur-GB"],
  ["Urdu", "ur"],
  ["english-pk", "en-PK"],
  ["default", "x-default"],
  ["x-defualt", "x-default"],
  ["x_default", "x-default"],
  ["en us", "en-US"],
  ["en\u2013US", "en-US"],
  ["\uFF45\uFF4E-US", "en-US"],
])("%j is invalid; %s was meant", (value, meant) => {
  const verdict = validateLocale(value);

  expect(verdict.valid).toBe(false);
  expect(verdict.suggestions[0]).toBe(meant);
});

test("a value longer than any code is refused at once", () => {
  const long = "ur-".repeat(300_000);
  expect(validateLocale(long)).toEqual({
    valid: false,
    reason: "longer than any language code",
    suggestions: [],
  });
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

describeWithFixtures("hreflang: kept verdicts and lists", 777, () => {
  type Trap = { value: string; valid: boolean; contested?: boolean; likelyMistake?: string };
  const traps = readFixture<Trap[]>("hreflang/traps.json");
  const codes = readFixture<{ languages: string[]; regions: string[]; scripts: string[] }>(
    "hreflang/codes.json",
  );

  test("every uncontested value", () => {
    const uncontested = traps.filter((trap) => !trap.contested);
    const wrong = uncontested.filter(({ value, valid }) => validateLocale(value).valid !== valid);

    console.info(`hreflang values: ${uncontested.length - wrong.length} of ${uncontested.length}`);
    expect(uncontested).toHaveLength(107);
    expect(wrong).toEqual([]);
  });

  test("every value that is probably a mistake is asked about", () => {
    const mistakes = traps.filter((trap) => trap.likelyMistake !== undefined);

    expect(mistakes.length).toBeGreaterThan(5);
    for (const { value } of mistakes) {
      expect([value, validateLocale(value).warning]).toEqual([value, expect.any(String)]);
    }
  });

  test("the full lists of languages, regions and scripts", () => {
    const values = [
      ...codes.languages,
      ...codes.regions.map((region) => `en-${region}`),
      ...codes.scripts.filter((script) => script.length === 4).map((script) => `en-${script}`),
    ];

    expect(values.filter((value) => !validateLocale(value).valid)).toEqual([]);
  });

  return traps.length + codes.languages.length + codes.regions.length + codes.scripts.length;
});

test.each([
  ["ar-UAE", "ar-AE"],
  ["ar-KSA", "ar-SA"],
  ["ar-QAT", "ar-QA"],
  ["en-NZL", "en-NZ"],
])("the country of %s is known, so %s is offered and not the language alone", (value, meant) => {
  expect(validateLocale(value)).toMatchObject({ valid: false, suggestions: [meant] });
});
