/** Letters that one keyboard writes where another writes the value. Marks are gone by then. */
const LETTERS = new Map(
  Object.entries({
    // The yeh of Arabic, Maghribi, Pashto and Sindhi keyboards; yeh with hamza has lost its hamza.
    "\u06CC": "\u064A\u0649\u06CD\u06CE\u06D0",
    "\u06A9": "\u0643\u06AA",
    "\u06C1": "\u0647\u0629\u06C3\u06D5",
    "\u0627": "\u0671",
    "'": "\u2018\u2019\u02BC",
    "-": "\u2010",
  }).flatMap(([letter, variants]) => [...variants].map((variant) => [variant, letter] as const)),
);
const VARIANT = new RegExp(`[${[...LETTERS.keys()].join("")}]`, "gu");
/**
 * Hamza alone; tatweel, vowel, hamza, madda and Quranic marks; joiners, zero-width space, byte order
 * and direction marks.
 */
const UNSEEN =
  /[\u0610-\u061A\u061C\u0621\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const EASTERN_DIGIT = /[\u06F0-\u06F9\u0660-\u0669]/g;

/**
 * The form in which words, titles and names are compared, whatever keyboard they were typed on. A
 * folded text folds to itself. It is for comparing only: what is shown is what was written.
 *
 * Unicode normalization: https://www.unicode.org/reports/tr15/. Letters with hamza and madda are
 * taken apart there and lose it; Latin accents are put together again and stay. Which letters are
 * one follows https://www.w3.org/TR/alreq/ and the keyboards of Pakistan: yeh, kaf and heh have one
 * code point on an Arabic keyboard and another on an Urdu one.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(UNSEEN, "")
    .replaceAll(VARIANT, (letter) => LETTERS.get(letter) ?? letter)
    .replaceAll(EASTERN_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toLowerCase()
    .normalize("NFC");
}
