/**
 * How easy a text reads: Flesch (1948), 206.835 − 1.015 × words per sentence − 84.6 × syllables per
 * word. Above 60 is plain English. Syllables are counted by groups of vowels, as most counters do.
 */
export function readingEase(blocks: readonly string[]): number {
  const sentences = blocks.flatMap(splitSentences);
  const words = sentences.flatMap(splitWords);
  if (words.length === 0) return 0;

  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 206.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length;
}

/** A full stop ends a sentence only before a space and what can begin one: "Dr Sana", "2.5" and "e.g. so" go on. */
export function splitSentences(block: string): string[] {
  return block
    .split(/(?<=[.!?][”"')\]]*)\s+(?=[“"'(]*[\p{Lu}\p{N}])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
}

export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
}

export function countSyllables(word: string): number {
  const letters = word
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");
  // Silent endings: price, named, takes; but not table, wanted, houses.
  const spoken = letters.replace(/(?<!l)e$|(?<![td])ed$|(?<![scghxz])es$/, "");
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1);
}
