import { foldText } from "#lib/text/fold-text.ts";

export type WordPart = { text: string; isMarked: boolean };

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/**
 * The text in parts, those that hold a word of the search marked. Whole words, in any case and of any keyboard.
 * Google marks forms and synonyms too, which cannot be known from outside.
 */
export function markQueryWords(text: string, query: string): readonly WordPart[] {
  const wanted = new Set(wordsOf(query));
  if (wanted.size === 0) return [{ text, isMarked: false }];

  const parts: WordPart[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const isMarked = wanted.has(foldText(segment));
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += segment;
    else parts.push({ text: segment, isMarked });
  }
  return parts;
}

function wordsOf(text: string): string[] {
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => foldText(segment))
    .filter(Boolean);
}
