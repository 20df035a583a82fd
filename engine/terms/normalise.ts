import { ownValue } from "#lib/own-value.ts";

/**
 * The form in which two words are compared. Shown is the form that the texts use most.
 * Unicode normalization: https://www.unicode.org/reports/tr15/. The rest is our choice: Arabic
 * keyboards and Urdu keyboards write the same letter by different code points.
 */
const LETTERS: Record<string, string> = {
  "\u064A": "\u06CC",
  "\u0649": "\u06CC",
  "\u0643": "\u06A9",
  "\u0647": "\u06C1",
  "\u0629": "\u06C1",
  "\u06C0": "\u06C1",
  "\u06C2": "\u06C1",
  "\u06C3": "\u06C1",
  "\u2019": "'",
  "\u02BC": "'",
  "\u2010": "-",
  "\u2011": "-",
};
/** Tatweel, vowel and Quranic marks; joiners, zero-width space, byte order and direction marks. */
const UNSEEN =
  /[\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** The form in which words are compared: a key of a key is itself. */
export function toKey(word: string): string {
  return (
    word
      .normalize("NFC")
      // NFC composes yeh + hamza for the Arabic yeh only.
      .replaceAll("\u06CC\u0654", "\u0626")
      .replaceAll(
        /[\u064A\u0649\u0643\u0647\u0629\u06C0\u06C2\u06C3\u2019\u02BC\u2010\u2011]/g,
        (sign) => ownValue(LETTERS, sign) ?? sign,
      )
      .replaceAll(UNSEEN, "")
      .replaceAll(/[\u06F0-\u06F9\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
      .toLowerCase()
  );
}
