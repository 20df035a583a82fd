/**
 * Counts the phrases of one to three words that could be terms, over several texts in one pass.
 * Words are numbered and a phrase is one number, since a map finds a number faster than a text.
 */
import { mayBegin, mayEnd } from "./english-verbs.ts";
import type { Token } from "./tokenise.ts";

export type Length = 1 | 2 | 3;
export type Phrase = {
  id: number;
  length: Length;
  count: number;
  /** How many of them are free: between stop-words, punctuation or the ends of a line. */
  free: number;
  /** True if a stop-word is inside: "cash on delivery". */
  hasStopWord: boolean;
  /** The numbers of its words. */
  words: readonly number[];
  /** The texts it is in; how often in each, and at which word first. */
  texts: number[];
  counts: number[];
  places: number[];
};

const MAX_WORDS = 3;
/** To the power of three still an exact number. */
const MAX_VOCABULARY = 200_000;
const NUMBER = /^\p{N}+(?:[.,:]\p{N}+)*$/u;
const SINGLE_LETTER = /^[\p{Script=Latin}\p{Script=Arabic}]$/u;

/** The words of all texts, numbered from 1; those that a term may begin with, and end with, are marked. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #beginnings: boolean[] = [false];
  readonly #ends: boolean[] = [false];
  readonly #keys: string[] = [""];
  readonly #stopWords: ReadonlySet<string>;

  constructor(stopWords: ReadonlySet<string>) {
    this.#stopWords = stopWords;
  }

  /** Beyond the limit every new word is 0, which no term holds. */
  numberOf(key: string): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#numbers.size + 1;
    if (number >= MAX_VOCABULARY) return 0;
    this.#numbers.set(key, number);
    const isContent = !this.#stopWords.has(key) && !NUMBER.test(key) && !SINGLE_LETTER.test(key);
    this.#beginnings.push(isContent && mayBegin(key));
    this.#ends.push(isContent && mayEnd(key));
    this.#keys.push(key);
    return number;
  }

  isBeginning(number: number): boolean {
    return this.#beginnings[number] ?? false;
  }

  isEnd(number: number): boolean {
    return this.#ends[number] ?? false;
  }

  /** The number of the singular, if the texts hold it; else the word's own. */
  singularOf(number: number): number {
    const singulars = listSingulars(this.#keys[number] ?? "");
    for (const singular of singulars) {
      const found = this.#numbers.get(singular);
      if (found !== undefined) return found;
    }
    return number;
  }

  isPlural(number: number): boolean {
    const key = this.#keys[number] ?? "";
    return /^[a-z-]+[^s]s$/.test(key) && !/(?:ics|series|news)$/.test(key);
  }
}

/** A term neither begins nor ends with a stop-word, a verb, an adverb, a number or a single letter. */
export function countPhrases(
  texts: readonly (readonly Token[])[],
  vocabulary: Vocabulary,
): Map<number, Phrase> {
  const phrases = new Map<number, Phrase>();
  for (const [text, tokens] of texts.entries()) {
    const numbers = tokens.map(({ key }) => vocabulary.numberOf(key));
    const isBeginning = numbers.map((number) => vocabulary.isBeginning(number));
    const isEnd = numbers.map((number) => vocabulary.isEnd(number));
    const isOpen = (at: number) => tokens[at]?.startsPhrase === false && isEnd[at] === true;
    const hasStopWord = (first: number, length: number) =>
      length === MAX_WORDS && !isBeginning[first + 1] && !isEnd[first + 1];

    for (let first = 0; first < tokens.length; first += 1) {
      if (!isBeginning[first]) continue;
      const isFreeBefore = tokens[first]?.startsPhrase === true || !isBeginning[first - 1];
      let id = 0;
      for (const [length, number] of takeWords(tokens, numbers, first)) {
        id = appendWord(id, number);
        const last = first + length - 1;
        if (!isEnd[last]) continue;
        const phrase =
          phrases.get(id) ??
          startPhrase(id, numbers.slice(first, last + 1), hasStopWord(first, length));
        phrases.set(id, phrase);
        notePlace(phrase, text, first);
        if (isFreeBefore && !isOpen(last + 1)) phrase.free += 1;
      }
    }
  }
  return phrases;
}

/** The words from `first` on, each with the length that a phrase has with it, as long as one may go on. */
function* takeWords(
  tokens: readonly Token[],
  numbers: readonly number[],
  first: number,
): Generator<readonly [length: number, number: number]> {
  for (let length = 1; length <= MAX_WORDS; length += 1) {
    const number = numbers[first + length - 1];
    if (number === undefined) return;
    if (length > 1 && tokens[first + length - 1]?.startsPhrase) return;
    yield [length, number];
  }
}

/** The number of the phrase of `length` words at `first`. */
export function phraseIdAt(
  tokens: readonly Token[],
  first: number,
  length: number,
  vocabulary: Vocabulary,
): number {
  return tokens
    .slice(first, first + length)
    .reduce((id, { key }) => appendWord(id, vocabulary.numberOf(key)), 0);
}

/** One number for a phrase and its plural: "web page", "web pages". */
export function singularId({ words }: Phrase, vocabulary: Vocabulary): number {
  return words.reduce((id, word) => appendWord(id, vocabulary.singularOf(word)), 0);
}

/** The numbers of the shorter phrases inside this one. */
export function listParts({ words }: Phrase): number[] {
  const parts: number[] = [];
  for (let first = 0; first < words.length; first += 1) {
    let id = 0;
    for (let last = first; last < words.length; last += 1) {
      id = appendWord(id, words[last] ?? 0);
      if (last - first + 1 < words.length) parts.push(id);
    }
  }
  return parts;
}

/** What an English or French plural may be the plural of. */
function listSingulars(key: string): readonly string[] {
  if (!/^[^\s]{2,}[^s]s$/.test(key)) return [];
  if (key.endsWith("ies")) return [`${key.slice(0, -3)}y`, key.slice(0, -1)];
  return /(?:s|x|z|ch|sh)es$/.test(key) ? [key.slice(0, -2), key.slice(0, -1)] : [key.slice(0, -1)];
}

function appendWord(id: number, word: number): number {
  return id * MAX_VOCABULARY + word;
}

function startPhrase(id: number, words: readonly number[], hasStopWord: boolean): Phrase {
  const length = words.length as Length;
  return { id, length, words, hasStopWord, count: 0, free: 0, texts: [], counts: [], places: [] };
}

function notePlace(phrase: Phrase, text: number, place: number): void {
  phrase.count += 1;
  const at = phrase.texts.length - 1;
  if (phrase.texts[at] === text) {
    phrase.counts[at] = (phrase.counts[at] ?? 0) + 1;
    return;
  }
  phrase.texts.push(text);
  phrase.counts.push(1);
  phrase.places.push(place);
}
