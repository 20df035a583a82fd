import { parsePhoneNumberFromString, type PhoneNumber } from "libphonenumber-js/max";

import { oneLine } from "#lib/text/one-line.ts";
import { withoutInvisible } from "#lib/contact/without-invisible.ts";

type KeptPhone = {
  /**
   * "+923001234567" by E.164, an extension behind it as " ext. 5"; or what was typed, where the
   * numbering plan does not know the number.
   */
  phone: string;
  /** What was typed, if it says more than the number: a second line, "after 5". */
  asTyped?: string;
};

/** Whose prefix a number has that is written without one: the visitors are businesses in Pakistan. */
const HOME_COUNTRY = "PK";

/** Characters allowed between digits; the rest is words, or the address of a chat. */
const NO_PART_OF_A_NUMBER = /[^\p{Nd}+＋().\- ]/gu;
/** Behind these begins a second number, or what is no number: "042-35761234 / 35", "… or …". */
const ENDS_A_NUMBER = /[/\\|,;&،؛／\n]|\p{L}{2}/gu;
/** Where a second number may begin. */
const BLANK_OR_HYPHEN = /[ -]/g;
const WHOLE_NUMBER_DIGITS = 7;
const PAKISTANI_MOBILE_DIGITS = 10;
/** No number has as many signs; what is longer is not tried part by part. */
const MAX_LENGTH = 200;

/**
 * One phone number, as people write it (0300-1234567, 92300…, 0092…, +92 (0)300…, in Urdu digits, as
 * a wa.me link). Of two numbers, or two lines that share their first digits, the first. Undefined if
 * it is none: digits of two numbers are never joined to one, which would call a stranger.
 * https://www.itu.int/rec/T-REC-E.164, numbering plans by Google's libphonenumber, all of its data.
 */
export function normalizePhone(typed: string): KeptPhone | undefined {
  const text = withoutInvisible(typed).trim();
  if (text.length > MAX_LENGTH) return undefined;
  const parsed = parse(text);
  const isKnown = parsed?.isValid() === true;
  const first = findFirst(parsed?.ext ? text.slice(0, text.lastIndexOf(parsed.ext)) : text);

  if (first === undefined) {
    return isLikely(parsed ?? parse(clean(text))) ? { phone: oneLine(text) } : undefined;
  }
  const hasExtension = isKnown && parsed.ext !== undefined && parsed.number === first.number;
  const phone = hasExtension ? `${first.number} ext. ${parsed.ext}` : first.number;
  const isAll = countDigits(text) <= countDigits(first.typed) + (parsed?.ext?.length ?? 0);
  return isAll ? { phone } : { phone, asTyped: oneLine(text) };
}

/** The first whole number, and how far it goes in the text. */
function findFirst(text: string): { number: string; typed: string } | undefined {
  const cut = (place: number) => ({ typed: text.slice(0, place), rest: text.slice(place) });
  const parts = [
    ...[...text.matchAll(ENDS_A_NUMBER)].map(({ index }) => cut(index)),
    { typed: text, rest: "" },
    // A few digits more may be a slip of the finger: only a second whole number ends the first one.
    ...[...text.matchAll(BLANK_OR_HYPHEN)]
      .map(({ index }) => cut(index))
      .filter(({ rest }) => countDigits(rest) >= WHOLE_NUMBER_DIGITS),
  ];
  for (const { typed } of parts) {
    const number = parse(clean(typed));
    if (number?.isValid() && number.ext === undefined) return { number: number.number, typed };
  }
  return undefined;
}

/**
 * Whether a number that the plan does not know may be one: a prefix that is younger than our data must
 * not turn a customer away. A mobile number with a digit too many or too few is a mistake.
 */
function isLikely(parsed: PhoneNumber | undefined): boolean {
  if (parsed === undefined || !parsed.isPossible()) return false;
  const { countryCallingCode, nationalNumber } = parsed;
  // Eight digits are a number of Lahore without its code, which begins with a 3 too.
  const isMobile = countryCallingCode === "92" && /^3\d{8}/.test(nationalNumber);
  return !isMobile || nationalNumber.length === PAKISTANI_MOBILE_DIGITS;
}

/** The library takes what is behind a comma for an extension; people write a second line there. */
function parse(text: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text.replaceAll(",", "/"), {
    defaultCountry: HOME_COUNTRY,
    extract: false,
  });
}

/** Without words and the address of a chat, and without what opens or ends nothing. */
function clean(text: string): string {
  return text.replaceAll(NO_PART_OF_A_NUMBER, " ").trim();
}

function countDigits(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}
