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
  "\u2019": "'",
  "\u02BC": "'",
  "\u2010": "-",
  "\u2011": "-",
};
/** Tatweel, vowel marks, superscript alef; joiners, zero-width space, byte order and direction marks. */
const UNSEEN =
  /[\u0640\u064B-\u0652\u0670\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** The form in which words are compared: a key of a key is itself. */
export function toKey(word: string): string {
  return (
    word
      .normalize("NFC")
      // NFC composes yeh + hamza for the Arabic yeh only.
      .replaceAll("\u06CC\u0654", "\u0626")
      .replaceAll(
        /[\u064A\u0649\u0643\u0647\u2019\u02BC\u2010\u2011]/g,
        (sign) => LETTERS[sign] ?? sign,
      )
      .replaceAll(UNSEEN, "")
      .replaceAll(/[\u06F0-\u06F9\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
      .toLowerCase()
  );
}
