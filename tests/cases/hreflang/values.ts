/**
 * Values of hreflang with their verdicts, by Google's page
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes):
 * x-default, or ISO 639-1 [-ISO 15924] [-ISO 3166-1 alpha-2], in any case of letters.
 */
export type ValueCase = {
  rule: string;
  valid: readonly string[];
  invalid: readonly string[];
};

export const valueCases: readonly ValueCase[] = [
  {
    rule: "a language of ISO 639-1 alone is enough",
    valid: ["en", "ur", "ps", "sd", "pa", "ks", "he", "id", "yi", "nb"],
    invalid: ["xx", "zz", "q", "english", "@@", ""],
  },
  {
    rule: "x-default is no language, and goes with nothing else",
    valid: ["x-default", "X-DEFAULT"],
    invalid: ["default", "x_default", "x-default-PK", "xdefault"],
  },
  {
    rule: "case counts for nothing",
    valid: ["EN", "En-pK", "UR-pk", "zh-hANT-tw"],
    invalid: [],
  },
  {
    rule: "a region is a country of ISO 3166-1 alpha-2",
    valid: ["en-GB", "en-PK", "ur-IN", "fr-CH", "pt-BR", "es-MX"],
    invalid: ["en-UK", "en-EU", "en-XX", "es-LATAM", "en-PAK", "en-P"],
  },
  {
    rule: "a region is never an area by number (decision 0006)",
    valid: [],
    invalid: ["es-419", "en-150", "en-001"],
  },
  {
    rule: "a country may stand with a language that is not its own",
    valid: ["ur-GB", "en-DE", "ar-PK"],
    invalid: [],
  },
  {
    rule: "a script of ISO 15924 may stand between, or end the value",
    valid: ["zh-Hant", "zh-Hans-CN", "sr-Latn-RS", "pa-Arab-PK", "ur-Latn"],
    invalid: ["zh-Abcd", "zh-TW-Hant", "Hant", "zh-Han"],
  },
  {
    rule: "the language comes first",
    valid: [],
    invalid: ["PK-ur", "GB-en", "US", "-en"],
  },
  {
    rule: "parts are joined by one hyphen",
    valid: [],
    invalid: ["en_PK", "en--PK", "en-", "en PK", "en/PK", "en–PK"],
  },
  {
    rule: "blanks around a value make it another value",
    valid: [],
    invalid: [" en", "en ", "\ten-PK"],
  },
  {
    rule: "three-letter languages are not read (decision 0006)",
    valid: [],
    invalid: ["eng", "urd", "fil-PH", "bal-PK", "prs"],
  },
  {
    rule: "withdrawn languages are not read (decision 0006)",
    valid: [],
    invalid: ["iw", "in", "ji", "jw", "sh", "mo"],
  },
  {
    rule: "there is one region at most, and nothing behind it",
    valid: [],
    invalid: ["en-GB-US", "de-DE-1996", "ca-valencia", "zh-Hant-TW-x"],
  },
  {
    rule: "Kosovo has no code of ISO 3166-1 (decision 0006)",
    valid: [],
    invalid: ["sq-XK"],
  },
];

/** Valid, but a country's code where a language was probably not meant. */
export const askedAbout: readonly string[] = [
  "be",
  "br",
  "ch",
  "ee",
  "kr",
  "se",
  "uk",
  "tw",
  "be-BE",
  "my-MY",
];
