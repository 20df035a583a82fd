export type CallableNumber = {
  /** By E.164: "+924235761234". */
  number: string;
  /** Digits to dial once somebody answers. */
  extension?: string;
};

const WRITTEN = /^(\+[1-9][\d ]*)(?: ext\. (\d{1,7}))?$/;
/** https://www.itu.int/rec/T-REC-E.164: at most 15 digits, the country's code first. */
const INTERNATIONAL = /^\+\d{7,15}$/;

/**
 * A number as the site file and the server write it: "+92 42 0000 0001", "+924235761234 ext. 5".
 * Undefined for all else. What people typed is read by the server alone, which knows the numbering
 * plans (server/forms/find-phone.ts).
 */
export function readNumber(text: string): CallableNumber | undefined {
  const [, written = "", extension] = WRITTEN.exec(text) ?? [];
  const number = written.replaceAll(" ", "");
  if (!INTERNATIONAL.test(number)) return undefined;
  return extension === undefined ? { number } : { number, extension };
}
