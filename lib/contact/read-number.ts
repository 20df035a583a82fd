export type CallableNumber = {
  /** By E.164: "+924235761234". */
  number: string;
  /** Digits to dial once somebody answers. */
  extension?: string;
};

/** What people write between the digits of one number. */
const FILLERS = /[\s().-]/g;
const EXTENSION = /^(.*\d)\s*ext\.\s*(\d{1,7})$/;
/** https://www.itu.int/rec/T-REC-E.164: at most 15 digits, the country's code first. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;
/** A mobile number as it is dialled at home. A prefix that nobody has yet is one too. */
const PAKISTANI_MOBILE = /^(?:0|0092|92)(3\d{9})$/;
/** Mobile; area code and number; area code and the 111 of a company. */
const PAKISTANI = /^\+92(?:3\d{9}|[24-9]\d{7,9}|[2-9]\d{1,3}111\d{6})$/;

/**
 * One phone number that can be dialled, of a text that shows it: "+92 42 35761234 ext. 5" or
 * "0338-1234567". Undefined if the text is anything else, such as two numbers or one of Pakistan
 * with too many digits: it would call a stranger.
 */
export function readNumber(text: string): CallableNumber | undefined {
  const [, before = text, extension] = EXTENSION.exec(text.trim()) ?? [];
  const digits = before.replaceAll(FILLERS, "");
  const number = digits.replace(PAKISTANI_MOBILE, "+92$1");
  if (!INTERNATIONAL.test(number)) return undefined;
  if (number.startsWith("+92") && !PAKISTANI.test(number)) return undefined;
  return extension === undefined ? { number } : { number, extension };
}
