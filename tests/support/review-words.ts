import { slotsOf, type Frame } from "#app/content/review-templates/frame.ts";

/** The words of a text, without the signs around them. */
export function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}⭐👍]+/u).filter(Boolean);
}

/**
 * The words of a text that stand neither in the frame nor in what was typed. Reads the finished text
 * alone, so that it does not rely on what the writer says of its own pieces.
 */
export function inventedWords(
  text: string,
  frame: Frame,
  typed: Readonly<Record<string, string>>,
): string[] {
  const frameWords = frame
    .flat()
    .flatMap((sentence) => wordsOf(sentence.replaceAll(/\{\w+\}/g, " ")));
  const known = new Set([...frameWords, ...Object.values(typed).flatMap(wordsOf)]);
  return wordsOf(text).filter((word) => !known.has(word) && !/^[⭐👍]+$/u.test(word));
}

/** The slots of a frame, each once, in alphabetical order. */
export function slotsOfFrame(frame: Frame): string[] {
  return [...new Set(frame.flatMap(slotsOf))].toSorted();
}
