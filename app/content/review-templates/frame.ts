/** The form in which the review writers' texts are written: sentences with slots such as {product}. */

/** A sentence, or several of which the first that can be filled is used. "" leaves the sentence out. */
export type Sentence = string | readonly string[];
export type Frame = readonly Sentence[];

/** A slot, with its name as the one group. */
export const SLOT = /\{(\w+)\}/g;

/** The slots a sentence or one of its alternatives names. */
export function slotsOf(sentence: Sentence): string[] {
  return [sentence]
    .flat()
    .flatMap((text) => [...text.matchAll(SLOT)].flatMap(([, slot]) => slot ?? []));
}
