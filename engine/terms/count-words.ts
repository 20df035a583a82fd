import { findWords } from "./find-words.ts";

/** Longer texts have "200,000 words". */
export const MAX_WORDS = 200_000;

/** How many words a reader counts: the one count that limits, gates and reports go by. */
export function countWords(text: string): number {
  return findWords(text, MAX_WORDS).length / 2 + countUnspaced(text);
}

/** Scripts that put no blanks between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
/** The first letter of these is at U+0E01: most texts are through with one look. */
const MAY_BE_UNSPACED = /[\u0e01-\ufaff]/;

/** The words of such a script: two of its letters make one, as a rule. */
export function countUnspaced(text: string): number {
  if (!MAY_BE_UNSPACED.test(text)) return 0;
  return Math.floor((text.match(UNSPACED)?.length ?? 0) / 2);
}
