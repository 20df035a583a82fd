import { englishStopWords } from "#engine/terms/english-stop-words.ts";
import { toKey } from "#engine/terms/normalise.ts";
import type { Token } from "#engine/terms/tokenise.ts";
import {
  romanUrduMarks,
  romanUrduStopWords,
  urduStopWords,
} from "#engine/terms/urdu-stop-words.ts";

/** One mark in twenty words is far more than chance puts into an English text. */
const ROMAN_URDU_SHARE = 0.05;
/** English and Urdu run to 40% and more of stop-words; below this the text is in neither. */
const KNOWN_LANGUAGE_SHARE = 0.2;
const SHORT_WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}']{1,3}$/u;
/** Fewer words than these say nothing about their language. */
const MIN_WORDS_TO_GUESS = 50;

const keysOf = (words: readonly string[]) => new Set(words.map(toKey));
const always = keysOf([...englishStopWords, ...urduStopWords]);
const romanUrdu = keysOf(romanUrduStopWords);
const marks = keysOf(romanUrduMarks);

/** Which words of these texts may neither begin nor end a term. */
export function findStopWords(texts: readonly (readonly Token[])[]): ReadonlySet<string> {
  const stopWords = new Set(always);
  for (const tokens of texts) {
    if (shareOf(tokens, marks) > ROMAN_URDU_SHARE) addAll(stopWords, romanUrdu);
    if (tokens.length < MIN_WORDS_TO_GUESS) continue;
    if (shareOf(tokens, stopWords) > KNOWN_LANGUAGE_SHARE) continue;
    // A language without a list here: its short words are nearly all articles and prepositions,
    // save those that never stand in small letters: BEA, SEO.
    const small = tokens.filter(({ isCapital }) => !isCapital).map(({ key }) => key);
    addAll(
      stopWords,
      small.filter((key) => SHORT_WORD.test(key)),
    );
  }
  return stopWords;
}

function shareOf(tokens: readonly Token[], words: ReadonlySet<string>): number {
  return tokens.filter(({ key }) => words.has(key)).length / Math.max(tokens.length, 1);
}

function addAll(words: Set<string>, more: Iterable<string>): void {
  for (const word of more) words.add(word);
}
