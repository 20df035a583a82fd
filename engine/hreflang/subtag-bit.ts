/** Pairs of letters, from "aa" to "zz". */
const PAIRS = 26 * 26;
/** The pair alone, then with each third letter. */
const BITS_PER_PAIR = 27;

/** One bit for each possible language subtag of two or three letters. */
export const SUBTAG_BYTES = Math.ceil((PAIRS * BITS_PER_PAIR) / 8);

/** A subtag's bit in that table; undefined unless it is two or three letters in lower case. */
export function subtagBit(subtag: string): number | undefined {
  if (!/^[a-z]{2,3}$/.test(subtag)) return undefined;
  const [first = 0, second = 0, third = 96] = [...subtag].map((letter) => letter.charCodeAt(0));
  return ((first - 97) * 26 + (second - 97)) * BITS_PER_PAIR + (third - 96);
}
