import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Whose prefix a number has that is written without one: the visitors are businesses in Pakistan. */
const HOME_COUNTRY = "PK";

/** What may stand between digits; the rest is words, marks of direction, or the address of a chat. */
const NO_PART_OF_A_NUMBER = /[^\p{Nd}+＋().\- ]/gu;

/**
 * One phone number, as people write it (0300-1234567, 92300…, 0092…, +92 (0)300…, in Urdu digits, as
 * a wa.me link), as "+923001234567" by E.164; an extension follows as " ext. 5". Undefined where it
 * is none, or more than one: half a number must not be kept as a whole one.
 * https://www.itu.int/rec/T-REC-E.164, numbering plans by Google's libphonenumber.
 */
export function normalizePhone(text: string): string | undefined {
  return readNumber(text) ?? readNumber(text.replaceAll(NO_PART_OF_A_NUMBER, " ").trim());
}

function readNumber(text: string): string | undefined {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: HOME_COUNTRY, extract: false });
  if (!parsed?.isValid()) return undefined;
  return parsed.ext ? `${parsed.number} ext. ${parsed.ext}` : parsed.number;
}
