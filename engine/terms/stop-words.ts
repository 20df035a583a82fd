import { englishStopWords } from "./english-stop-words.ts";
import { arabicStopWords, hindiStopWords } from "./other-stop-words.ts";
import { foldText } from "#lib/text/fold-text.ts";
import type { Token } from "./tokenise.ts";
import { romanUrduMarks, romanUrduStopWords, urduStopWords } from "./urdu-stop-words.ts";

/** One mark in twenty words is far more than chance puts into an English text. */
const ROMAN_URDU_SHARE = 0.05;
/** Arabic runs to a fifth of them and more, Urdu to a few that it shares. */
const ARABIC_SHARE = 0.08;
/** English and Urdu run to 40% and more of stop-words; below this the text is in neither. */
const KNOWN_LANGUAGE_SHARE = 0.2;
const SHORT_WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}']{1,3}$/u;
/** Fewer words than these say nothing about their language. */
const MIN_WORDS_TO_GUESS = 50;

const keysOf = (words: readonly string[]) => new Set(words.map(foldText));
/** No other language here is written in Hindi's letters; Arabic's words are also words of Urdu. */
const always = keysOf([...englishStopWords, ...urduStopWords, ...hindiStopWords]);
const urdu = keysOf(urduStopWords);
const arabic = keysOf(arabicStopWords);
/** Arabic words that are none of Urdu's: "من", "في", "التي". */
const arabicMarks = new Set([...arabic].filter((key) => !urdu.has(key)));
const romanUrdu = keysOf(romanUrduStopWords);
const marks = keysOf(romanUrduMarks);

/** Which words of these texts may neither begin nor end a term; and whether one is in a language without a list. */
export function findStopWords(texts: readonly (readonly Token[])[]): {
  stopWords: ReadonlySet<string>;
  hasUnknownLanguage: boolean;
} {
  const stopWords = new Set(always);
  let hasUnknownLanguage = false;
  for (const tokens of texts) {
    if (shareOf(tokens, marks) > ROMAN_URDU_SHARE) addAll(stopWords, romanUrdu);
    if (isArabic(tokens)) addAll(stopWords, arabic);
    if (tokens.length < MIN_WORDS_TO_GUESS || isUrdu(tokens)) continue;
    if (shareOf(tokens, stopWords) > KNOWN_LANGUAGE_SHARE) continue;
    // A language without a list here: its short words are nearly all articles and prepositions,
    // save those that never are in small letters: BEA, SEO.
    hasUnknownLanguage = true;
    const small = tokens.filter(({ isCapital }) => !isCapital).map(({ key }) => key);
    addAll(
      stopWords,
      small.filter((key) => SHORT_WORD.test(key)),
    );
  }
  return { stopWords, hasUnknownLanguage };
}

/** Arabic has no پ چ گ but in names; Persian and Urdu have. */
export function isArabic(tokens: readonly Token[]): boolean {
  return shareOf(tokens, arabicMarks) > ARABIC_SHARE && !haveLetters(tokens, /[ٹڈڑںےپچگ]/);
}

/** Letters that neither Arabic nor Persian has; a text without small words has them all the same. */
function isUrdu(tokens: readonly Token[]): boolean {
  return haveLetters(tokens, /[ٹڈڑںے]/);
}

function haveLetters(tokens: readonly Token[], letters: RegExp): boolean {
  return tokens.filter(({ key }) => letters.test(key)).length > 0.1 * tokens.length;
}

function shareOf(tokens: readonly Token[], words: ReadonlySet<string>): number {
  return tokens.filter(({ key }) => words.has(key)).length / Math.max(tokens.length, 1);
}

function addAll(words: Set<string>, more: Iterable<string>): void {
  for (const word of more) words.add(word);
}
