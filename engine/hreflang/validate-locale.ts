/**
 * Whether a hreflang value is one that Google documents: ISO 639-1 language, optional ISO 15924
 * script, optional ISO 3166-1 alpha-2 region, or x-default; in any case of letters.
 * https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes
 */
import {
  areaHints,
  likelyMistakes,
  localesOfRegion,
  pakistaniLanguages,
  shortRegionNames,
  twoLetterOf,
} from "./locale-hints.ts";
import {
  languages,
  regions,
  regionsByAlpha3,
  replacedLanguages,
  scripts,
} from "./language-codes.ts";
import { ownValue } from "#lib/own-value.ts";

export type LocaleVerdict = {
  valid: boolean;
  /** "ok", or what is wrong. */
  reason: string;
  /** What was probably meant, best guess first. */
  suggestions: readonly string[];
  /** Valid, but probably not what was meant. */
  warning?: string;
};

type Parts = { language: string; script?: string; region?: string };

/** The longest code has language, script and region: 11 characters. Blanks around it are told as such. */
const MAX_CHARACTERS = 200;

const VALID: LocaleVerdict = { valid: true, reason: "ok", suggestions: [] };

/**
 * The verdict on one value as it is in the attribute, blanks included. An invalid one has its
 * reason and what was probably meant; a valid one may have a warning. Any text may come in.
 */
export function validateLocale(value: string): LocaleVerdict {
  if (value === "") return invalid("empty: write a language such as ur, or x-default");
  if (value.length > MAX_CHARACTERS) return invalid("longer than any language code");
  if (value !== value.trim()) {
    return invalid("white space around the value", [formatLocale(value.trim())].filter(isValid));
  }
  if (value.toLowerCase() === "x-default") return VALID;
  if (value.includes("_")) {
    const hyphened = formatLocale(value.replaceAll("_", "-"));
    return invalid("underscore: write a hyphen", [hyphened].filter(isValid));
  }

  const plain = value.normalize("NFKC").replaceAll(/[\s\u2010-\u2015\u2212]+/g, "-");
  if (plain !== value && isValid(plain)) {
    return invalid("write plain letters with a hyphen between them", [formatLocale(plain)]);
  }
  if (/^(?:x[\W_]*d|default$)/i.test(value)) {
    return invalid("not the word for everybody else: x-default", ["x-default"]);
  }

  const [language = "", ...rest] = value.split("-");
  return checkLanguage(language, rest) ?? checkRest(language, rest) ?? warnOfMistake(value);
}

/** Language small, Script with a capital, REGION in capitals: the case that people expect to read. */
export function formatLocale(value: string): string {
  if (value.toLowerCase() === "x-default") return "x-default";
  return value
    .split("-")
    .map((part, index) => {
      if (index === 0) return part.toLowerCase();
      if (part.length !== 4) return part.toUpperCase();
      return part.charAt(0).toUpperCase() + part.slice(1).toLowerCase();
    })
    .join("-");
}

function checkLanguage(language: string, rest: readonly string[]): LocaleVerdict | undefined {
  const code = language.toLowerCase();
  if (languages.has(code)) return undefined;

  const tail = rest.length > 0 ? `-${rest.join("-")}` : "";
  const replaced = ownValue(replacedLanguages, code);
  if (replaced) {
    return invalid(`"${language}" is withdrawn from ISO 639-1: use ${replaced}`, [
      formatLocale(replaced + tail),
    ]);
  }
  const shorter = ownValue(twoLetterOf, code);
  if (shorter) {
    return invalid(`"${language}" has three letters: the code is ${shorter}`, [
      formatLocale(shorter + tail),
    ]);
  }
  if (pakistaniLanguages.has(code)) {
    return invalid(
      `"${language}" has no two-letter code, and Google reads no other; of Pakistan's languages ur, pa, ps, sd and ks have one`,
    );
  }
  if (/^[a-z]{3}$/.test(code)) {
    return invalid(
      `"${language}" has three letters; Google reads the two-letter codes of ISO 639-1`,
    );
  }
  // A country too (Saint Helena), but hardly meant as one.
  if (code === "sh") {
    return invalid(`"${language}" was never kept in ISO 639-1`, ["sr", "hr", "bs"]);
  }
  const region = code.toUpperCase();
  if (!regions.has(region)) {
    const named = codeOfName(language, "language", languages);
    return named === undefined
      ? invalid(`"${language}" is not a language of ISO 639-1`)
      : invalid(`"${language}" is a name: the code is ${named}`, mendTail(named, rest));
  }

  const swapped = rest[0]?.toLowerCase();
  if (swapped !== undefined && languages.has(swapped)) {
    return invalid(`"${language}" is a country: the language comes first`, [
      `${swapped}-${region}`,
    ]);
  }
  return invalid(
    `"${language}" is a country, not a language`,
    rest.length === 0 ? localesFor(region) : [mainLanguageOf(region) + tail].filter(isValid),
  );
}

function checkRest(language: string, rest: readonly string[]): LocaleVerdict | undefined {
  const parts = [...rest];
  if (/^[a-z]{4}$/i.test(parts[0] ?? "")) {
    const script = formatScript(parts.shift() ?? "");
    if (!scripts.has(script)) return invalid(`"${script}" is not a script of ISO 15924`);
  }
  if (parts.length === 0) return undefined;

  const [region = "", ...extra] = parts;
  if (extra.length > 0) {
    return invalid(
      "too many parts: language, script and region at most",
      [formatLocale([language, ...rest.slice(0, -1)].join("-"))].filter(isValid),
    );
  }
  return regions.has(region.toUpperCase()) ? undefined : explainRegion(language, region);
}

function explainRegion(language: string, region: string): LocaleVerdict {
  const code = region.toUpperCase();
  const alone = language.toLowerCase();
  if (region === "") return invalid("a hyphen with nothing after it", [alone]);
  const area = ownValue(areaHints, code);
  if (area) return invalid(`"${region}": ${area}`, [alone]);
  if (/^\d{3}$/.test(code)) {
    return invalid(`"${region}" is an area of the United Nations, not a country of ISO 3166-1`, [
      alone,
    ]);
  }
  const meant =
    ownValue(shortRegionNames, code) ??
    regionsByAlpha3.get(code) ??
    codeOfName(region, "region", regions);
  if (meant === undefined) return invalid(`"${region}" is not a country of ISO 3166-1`, [alone]);
  const country = new Intl.DisplayNames("en", { type: "region" }).of(meant);
  return invalid(`"${region}" is not a country's code of two letters: ${country} is ${meant}`, [
    `${alone}-${meant}`,
  ]);
}

/** The language with what stood behind the wrong one: as it is, or as it was meant. */
function mendTail(language: string, rest: readonly string[]): readonly string[] {
  const whole = formatLocale([language, ...rest].join("-"));
  const verdict = validateLocale(whole);
  return verdict.valid ? [whole] : verdict.suggestions;
}

/** A guess for a hint, from the browser's own names in English; never used to judge. */
function codeOfName(
  name: string,
  type: "language" | "region",
  codes: ReadonlySet<string>,
): string | undefined {
  const names = new Intl.DisplayNames("en", { type, fallback: "none" });
  return [...codes].find((code) => names.of(code)?.toLowerCase() === name.toLowerCase());
}

function warnOfMistake(value: string): LocaleVerdict {
  const { language, region } = splitLocale(value);
  const mistake = ownValue(likelyMistakes, language);
  if (region === undefined && mistake) {
    const suggestion = mistake.suggestions.join(" or ");
    return {
      ...VALID,
      suggestions: mistake.suggestions,
      warning: `${language} is ${mistake.meaning}. Did you mean ${suggestion}?`,
    };
  }
  // The country's code twice: "si-SI" is Sinhala in Slovenia.
  if (region?.toLowerCase() === language && mainLanguageOf(region) !== language) {
    const suggestions = localesFor(region);
    return {
      ...VALID,
      suggestions,
      warning: `${value} names the language "${language}" in ${region}. Did you mean ${suggestions.join(" or ")}?`,
    };
  }
  return VALID;
}

/** The parts of a value in the case that people expect to read; parts are told apart by length only. */
export function splitLocale(value: string): Parts {
  const [language = "", ...rest] = formatLocale(value).split("-");
  const script = rest.find((part) => part.length === 4);
  const region = rest.find((part) => part.length !== 4);
  return { language, ...(script && { script }), ...(region && { region }) };
}

function localesFor(region: string): string[] {
  const known = ownValue(localesOfRegion, region);
  if (known) return known;
  const language = mainLanguageOf(region);
  // Where a language has one home, its own code is enough: ja rather than ja-JP.
  if (!languages.has(language)) return [];
  return language === "en" ? [`en-${region}`] : [language, `${language}-${region}`];
}

/** A guess for a hint, from the browser's own data; never used to judge. */
function mainLanguageOf(region: string): string {
  return new Intl.Locale(`und-${region}`).maximize().language;
}

function formatScript(script: string): string {
  return script.charAt(0).toUpperCase() + script.slice(1).toLowerCase();
}

function isValid(value: string): boolean {
  return validateLocale(value).valid;
}

function invalid(reason: string, suggestions: readonly string[] = []): LocaleVerdict {
  return { valid: false, reason, suggestions };
}
