import {
  findPhoneNumbersInText,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from "libphonenumber-js/max";

import { withoutInvisible } from "#lib/contact/without-invisible.ts";

type FoundPhone = {
  number: PhoneNumber;
  /** What the text says beside the number; "" where it says nothing more. */
  beside: string;
};

/** Whose prefix a number has that is written without one: the visitors are businesses in Pakistan. */
const HOME_COUNTRY = "PK";
/** What is longer is no phone number, and costs too much to search. */
const MAX_SEARCHED = 200;
/** As long as a number with its blanks and brackets gets. */
const LONGEST_NUMBER = 40;
/** A second number or line may begin here, "042-35761234 / 35", and the library would take it for an extension. */
const SEPARATORS = /[/\\|,;~،؛／](?!\s*e?xt)/gi;
const MAX_EXTENSION_DIGITS = 7;
const WORDS = /[\p{L}\p{N}]/u;
const STARTS_WITH_DIGIT = /^[\s-]*\p{Nd}/u;

/**
 * The one valid phone number in a text, as people write it: "0300-1234567", "(+92) 300 1234567",
 * "WhatsApp only 0092…", in Urdu digits, as a wa.me link. Undefined where there is none or more than
 * one: a guess would call a stranger. Numbering plans and ways of writing are those of Google's
 * libphonenumber. https://github.com/google/libphonenumber/blob/master/FAQ.md
 */
export function findPhone(typed: string): FoundPhone | undefined {
  const text = prepare(typed);
  if (text.length > MAX_SEARCHED) return undefined;
  const found = search(text);
  const [first] = found;
  if (first === undefined || new Set(found.map(({ number }) => writeNumber(number))).size > 1)
    return undefined;
  const after = text.slice(first.endsAt);
  const { ext = "" } = first.number;
  // "0300 1234567 x 0321 7654321": what looks like an extension begins a second number.
  if (ext.length > MAX_EXTENSION_DIGITS || (ext !== "" && STARTS_WITH_DIGIT.test(after))) {
    return undefined;
  }
  const beside = text.slice(0, first.startsAt) + after;
  return { number: first.number, beside: WORDS.test(beside) ? beside : "" };
}

/**
 * By E.164, with an extension behind it: "+924235761234 ext. 5". So a number is kept, and `phoneHref`
 * and `whatsAppHref` read it.
 */
export function writeNumber({ number, ext }: PhoneNumber): string {
  return ext === undefined ? number : `${number} ext. ${ext}`;
}

/** The number that an enquiry was kept with; undefined where its phone is a text kept as typed. */
export function readKeptNumber(phone: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(phone, { extract: false });
  return number?.isValid() && writeNumber(number) === phone ? number : undefined;
}

function search(text: string) {
  return findPhoneNumbersInText(text, HOME_COUNTRY);
}

/** Of the same length: blanks of all kinds as blanks, and a line break where a number is complete. */
function prepare(typed: string): string {
  const text = withoutInvisible(typed)
    .trim()
    .replaceAll("_", "-")
    .replaceAll(/[^\S\n]/g, " ");
  if (text.length > MAX_SEARCHED) return text;
  let lineStart = 0;
  return text.replaceAll(SEPARATORS, (_sign, at: number) => {
    const before = text.slice(Math.max(lineStart, at - LONGEST_NUMBER), at);
    if (search(before).length === 0) return "/";
    lineStart = at + 1;
    return "\n";
  });
}
