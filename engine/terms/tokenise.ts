/**
 * Words of a text, in order. Boundaries: https://www.unicode.org/reports/tr29/#Word_Boundaries
 * Our choices: a hyphenated word is one ("on-page"); "l'avion" counts as "avion" and "Google's" as
 * "Google"; a phrase ends at any punctuation and at the end of a line; Urdu words for one thing that
 * are written apart ("آن لائن", online) are one.
 */
import { foldText } from "#lib/text/fold-text.ts";

export type Token = {
  key: string;
  /** Where the word is in the text. */
  start: number;
  end: number;
  isCapital: boolean;
  /** True if a phrase cannot reach back over its left edge. */
  startsPhrase: boolean;
};

/** A hyphen, and the sign within a name: "AT&T", "R&D". */
const JOINT = /^[-\u2010\u2011&]$/;
const ELISION = /^(?:[cdjlmnst]|qu)['’](?=\p{L}{2})/iu;
const POSSESSIVE = /['’]s$/i;

/**
 * Urdu joins no foreign word's halves in writing: the first half of each, and what may follow it. The
 * key is the two without the blank, as those who leave it out write it.
 */
const HALVES = new Map(
  [
    ["آن", "لائن"],
    ["آف", "لائن"],
    ["ای", "میل میلز کامرس"],
    ["ویب", "سائٹ سائٹس سائیٹ"],
    ["فیس", "بک"],
    ["واٹس", "ایپ"],
    ["یو", "ٹیوب"],
  ].map(([first = "", seconds = ""]) => [
    foldText(first),
    new Set(seconds.split(" ").map(foldText)),
  ]),
);

/** Words repeat soon: keys of this many are remembered. */
const MAX_KNOWN_KEYS = 4_096;

/** The words of a text in order, with offsets in UTF-16 units; none for an empty text. */
export function tokenise(text: string): Token[] {
  return [...findTokens(text)];
}

/** How many words `tokenise` finds, without all of them in memory at a time: large pages have 200,000. */
export function countTokens(text: string): number {
  const tokens = findTokens(text);
  let count = 0;
  while (tokens.next().done !== true) count += 1;
  return count;
}

/** A word that may still grow. Its key is read when it is needed: a chain of joints has one, not one a link. */
type OpenToken = Omit<Token, "key"> & { key: string | undefined };

/** Each word once it is whole: what follows may belong to it. */
function* findTokens(text: string): Generator<Token> {
  const keyOf = rememberKeys();
  const close = (open: OpenToken): Token => {
    const key = (open.key ??= keyOf(text.slice(open.start, open.end)));
    return { ...open, key };
  };
  let previous: OpenToken | undefined;
  for (const { start: wordStart, end: wordEnd } of findWords(text)) {
    const start = wordStart - dotBefore(text, wordStart);
    const end = wordEnd + signsAfter(text, wordStart, wordEnd);
    const gap = previous ? text.slice(previous.end, start) : "";
    if (previous && (JOINT.test(gap) || isRatio(text, previous.end, start))) {
      previous.end = end;
      previous.key = undefined;
      continue;
    }
    if (previous) {
      const whole = close(previous);
      const half = isBlank(gap) ? keyOf(text.slice(start, end)) : "";
      if (HALVES.get(whole.key)?.has(half)) {
        previous.end = end;
        previous.key = whole.key + half;
        continue;
      }
      yield whole;
    }
    const elided = ELISION.exec(text.slice(start, end))?.[0].length ?? 0;
    previous = {
      key: undefined,
      start: start + elided,
      end,
      isCapital: /^\p{Lu}/u.test(text.slice(start + elided, end)),
      startsPhrase: !previous || !isOpen(gap, text[start] ?? ""),
    };
  }
  if (previous) yield close(previous);
}

/** ".NET", ".pk": a dot that nothing touches on its left is a part of the name. */
function dotBefore(text: string, start: number): 0 | 1 {
  if (text[start - 1] !== "." || !/\p{L}/u.test(text[start] ?? "")) return 0;
  return start === 1 || /[\s(["'“‘]/.test(text[start - 2] ?? "") ? 1 : 0;
}

function isBlank(gap: string): boolean {
  return /^[ \u00A0\u200C]+$/.test(gap);
}

/** "24/7": a slash joins two numbers. */
function isRatio(text: string, end: number, start: number): boolean {
  return (
    start - end === 1 &&
    text[end] === "/" &&
    /\p{Nd}/u.test(text[end - 1] ?? "") &&
    /\p{Nd}/u.test(text[start] ?? "")
  );
}

/** "C++", "C#": of a name of one letter the signs after it are a part. */
function signsAfter(text: string, start: number, end: number): number {
  if (end - start !== 1 || !/\p{Lu}/u.test(text[start] ?? "")) return 0;
  return /^(?:\+\+|#)(?![\p{L}\p{N}+#])/u.exec(text.slice(end, end + 3))?.[0].length ?? 0;
}

/** The key of a word as it is written, worked out once for those that come again and again. */
function rememberKeys(): (word: string) => string {
  const keys = new Map<string, string>();
  return (word) => {
    let key = keys.get(word);
    if (key === undefined) {
      key = foldText(word.replace(POSSESSIVE, ""));
      if (keys.size >= MAX_KNOWN_KEYS) keys.clear();
      keys.set(word, key);
    }
    return key;
  };
}

/** White space alone joins. A single line break joins only if a small letter follows: a wrapped line. */
function isOpen(gap: string, next: string): boolean {
  if (!/^[\s\u200B-\u200F]*$/u.test(gap)) return false;
  const breaks = gap.match(/\n/g)?.length ?? 0;
  return breaks === 0 || (breaks === 1 && /\p{Ll}/u.test(next));
}

/** Marks belong to the word: without \p{M} Urdu would fall apart at its vowel signs. */
const WORD =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200C]*(?:['’.,][\p{L}\p{N}][\p{L}\p{M}\p{N}\u200C]*)*/gu;

function* findWords(text: string): Generator<{ start: number; end: number }> {
  if (typeof Intl.Segmenter === "undefined") {
    for (const match of text.matchAll(WORD)) {
      yield { start: match.index, end: match.index + match[0].length };
    }
    return;
  }
  const segmenter = new Intl.Segmenter("en", { granularity: "word" });
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (isWordLike) yield { start: index, end: index + segment.length };
  }
}
