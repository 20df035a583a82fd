import { trimEndBy } from "#lib/text/trim-by.ts";

/**
 * Cuts a text as a results page does: between words, with " ..." after it, and never wider than
 * the room there is.
 */
export type Measure = (text: string) => number;
export type Cut = {
  /** What shows, with the ellipsis if anything was cut. */
  shown: string;
  isCut: boolean;
};

/** What a results page sets behind a cut, its blank included. */
export const ELLIPSIS = " ...";
/** Written without spaces between words: any sign may end the line. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const LOOSE_END = /[\s\p{Pd},;:|·([{/&]/u;

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Signs as a reader counts them: a letter with its accent is one, an emoji of several code points too. */
export function countSigns(text: string): number {
  return [...segmenter.segment(text)].length;
}

/** The part of a text that fits into a number of px by this measure, its ellipsis counted; the whole where it fits. */
export function cutText(text: string, limitPx: number, measure: Measure): Cut {
  if (measure(text) <= limitPx) return { shown: text, isCut: false };

  const fits = (end: number) => measure(text.slice(0, end).trimEnd() + ELLIPSIS) <= limitPx;
  const end = lastThat(wordEnds(text), fits) ?? lastThat(signEnds(text), fits) ?? 0;
  const kept = text.slice(0, end).trimEnd();
  const shown = (trimEndBy(kept, LOOSE_END) || kept) + ELLIPSIS;
  return { shown: measure(shown) <= limitPx ? shown : "", isCut: true };
}

/** The text in lines of one width; the last line takes what is left and is cut if it must be. */
export function layLines(
  text: string,
  {
    lineWidthPx,
    lines: maxLines,
    limitPx,
  }: { lineWidthPx: number; lines: number; limitPx: number },
  measure: Measure,
): { lines: string[]; isCut: boolean } {
  const lines: string[] = [];
  let rest = text;
  let used = 0;
  while (lines.length < maxLines - 1 && measure(rest) > lineWidthPx) {
    const fits = (end: number) => measure(rest.slice(0, end).trimEnd()) <= lineWidthPx;
    const end = lastThat(wordEnds(rest), fits) ?? lastThat(signEnds(rest), fits) ?? 0;
    if (end === 0) break;
    const line = rest.slice(0, end).trimEnd();
    lines.push(line);
    used += measure(line);
    rest = rest.slice(end).trimStart();
  }
  const last = cutText(rest, Math.min(lineWidthPx, limitPx - used), measure);
  return { lines: [...lines, last.shown].filter((line) => line !== ""), isCut: last.isCut };
}

/** Where a line may end, in order: before each space, and around signs written without spaces. */
function wordEnds(text: string): number[] {
  const ends: number[] = [];
  let wasSpace = true;
  for (const { segment, index } of segmenter.segment(text)) {
    const isSpace = /^\s/u.test(segment);
    if (index > 0 && ((isSpace && !wasSpace) || UNSPACED.test(segment))) ends.push(index);
    wasSpace = isSpace;
  }
  return [...ends, text.length];
}

function signEnds(text: string): number[] {
  return [...segmenter.segment(text)].map(({ index, segment }) => index + segment.length);
}

/** The last end that fits. Longer never fits where shorter did not, so halving finds it. */
function lastThat(ends: readonly number[], fits: (end: number) => boolean): number | undefined {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(ends[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return ends[low - 1];
}
