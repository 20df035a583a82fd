/**
 * The terms of a set of texts: what the pages of rivals speak of, and what of it one's own page
 * leaves out. Pure: the worker and the command line call it alike.
 */
import {
  countPhrases,
  listParts,
  singularId,
  Vocabulary,
  type Length,
  type Phrase,
} from "./count-phrases.ts";
import { inverseDocumentFrequency, logLikelihood } from "./measures.ts";
import { languageOfText, type ArabicScriptLanguage } from "./language-of-text.ts";
import { findStopWords } from "./stop-words.ts";
import { cutContext, findForms, type Context } from "./term-forms.ts";
import { withoutArticles } from "./without-articles.ts";
import { tokenise } from "./tokenise.ts";

export type TermsInput = {
  /** Texts of competing pages; at least one. */
  rivals: readonly string[];
  own?: string;
};
export type Term = {
  /** As the rivals write it most often. */
  term: string;
  length: Length;
  /** Times in all rivals' texts, and in one's own. */
  count: number;
  ownCount: number;
  /** Rivals that use it. */
  documents: number;
  /** Mean over the rivals of TF × IDF, each rival's terms of this length scaled to length 1. */
  tfIdf: number;
  /** Against one's own text, plus where the rivals use it more; absent without a text of one's own. */
  g2?: number;
  /** Orders terms of all lengths together: see `scoreOf`. */
  score: number;
  /** Where it is, from the first rivals that use it. */
  contexts: readonly (Context & { rival: number })[];
};
export type TermsReport = {
  /** One of the texts is in a language whose small words are not known. */
  hasUnknownLanguage?: true;
  terms: readonly Term[];
  /** Used by most rivals and not in one's own text, the most common first. */
  gaps: readonly Term[];
  /** Of each rival, for its terms in Arabic letters. */
  languages: readonly ArabicScriptLanguage[];
  words: { rivals: readonly number[]; own: number };
};

/** Our choice: what three in five rivals mention belongs to the topic. */
export const GAP_SHARE = 0.6;
const MAX_TERMS = 500;
const MAX_GAPS = 200;
const CONTEXTS_PER_TERM = 3;
/** From this many words on, what is in one place only says nothing of the topic. */
const LONG_CORPUS_WORDS = 3000;
/** A term counts for less the later it first comes, in steps of this many words. Our choice. */
const WORDS_TO_LATE = 250;
/** English says "car parts", not "cars part": most likely the second word is a verb. */
const PLURAL_BEFORE_SINGULAR = 0.6;
/** A term of one word counts for less: people seldom choose one. */
const SINGLE_WORD = 0.7;
/** For the weaker one of a term and its plural: people choose one of them. */
const OTHER_NUMBER = 0.15;

/** Of the web, and of emails: "https" and a path's words are no words of a text. */
const ADDRESS =
  /(?<!\w)(?:https?:\/\/|www\.)[^\s<>"')\]]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;

/** The text with a point for each sign of an address, so that what is after it keeps its place. */
function blotAddresses(text: string): string {
  return text.replace(ADDRESS, (address) => ".".repeat(address.length));
}

/**
 * The terms of one to three words that the rivals use, best first (500 at most), and the gaps: what
 * three in five of them use and one's own text does not (200 at most; none without a text of one's own).
 */
export function findTerms({ rivals, own = "" }: TermsInput): TermsReport {
  const texts = rivals.map((text) => text.normalize("NFC"));
  const written = [...texts, own.normalize("NFC")].map((text) => tokenise(blotAddresses(text)));
  const { stopWords, hasUnknownLanguage } = findStopWords(written);
  const documents = written.map((tokens) => withoutArticles(tokens, stopWords));
  const ownTokens = documents.pop() ?? [];
  const hasOwn = ownTokens.length > 0;

  const vocabulary = new Vocabulary(stopWords);
  const phrases = countPhrases(documents, vocabulary);
  const ownPhrases = countPhrases([ownTokens], vocabulary);

  const wordCount = documents.reduce((sum, tokens) => sum + tokens.length, 0);
  const minCount = wordCount > LONG_CORPUS_WORDS ? 2 : 1;
  const measured = measurePhrases(phrases, ownPhrases, rivals.length, minCount, vocabulary);
  demoteOtherNumber(measured, vocabulary);

  const terms = measured
    .toSorted((a, b) => b.score - a.score || b.phrase.count - a.phrase.count)
    .slice(0, MAX_TERMS);
  const gaps = hasOwn ? findGaps(measured, rivals.length) : [];

  const forms = findForms(
    [...terms, ...gaps].map(({ phrase }) => phrase.id),
    documents,
    texts,
    vocabulary,
  );
  const toTerm = ({ phrase, ownCount, tfIdf, g2, score }: Measured): Term => ({
    term: forms.get(phrase.id) ?? "",
    length: phrase.length,
    count: phrase.count,
    ownCount,
    documents: phrase.texts.length,
    tfIdf,
    ...(hasOwn && { g2 }),
    score,
    contexts: phrase.texts.slice(0, CONTEXTS_PER_TERM).map((rival, index) => ({
      rival,
      ...cutContext(documents[rival] ?? [], phrase.places[index] ?? 0, phrase.length, texts[rival]),
    })),
  });

  return {
    ...(hasUnknownLanguage && { hasUnknownLanguage }),
    terms: terms.map(toTerm),
    gaps: gaps.map(toTerm),
    languages: texts.map((text, at) => languageOfText(text, written[at] ?? [])),
    words: { rivals: documents.map((tokens) => tokens.length), own: ownTokens.length },
  };
}

type Measured = { phrase: Phrase; ownCount: number; tfIdf: number; g2: number; score: number };
type ByLength = Record<Length, number>;

function measurePhrases(
  phrases: ReadonlyMap<number, Phrase>,
  ownPhrases: ReadonlyMap<number, Phrase>,
  rivals: number,
  minCount: number,
  vocabulary: Vocabulary,
): Measured[] {
  const totals = countByLength(phrases);
  const ownTotals = countByLength(ownPhrases);
  const idfs = Array.from({ length: rivals + 1 }, (_, withTerm) =>
    inverseDocumentFrequency(rivals, withTerm),
  );
  const idfOf = ({ texts }: Phrase) => idfs[texts.length] ?? 0;
  const norms = vectorLengths(phrases, rivals, idfOf);

  const measured: Measured[] = [];
  for (const phrase of phrases.values()) {
    if (phrase.count < minCount) continue;
    const { length, texts, counts } = phrase;
    const scaled = counts.reduce(
      (sum, count, at) => sum + (count * idfOf(phrase)) / (norms[texts[at] ?? 0]?.[length] ?? 1),
      0,
    );
    const ownCount = ownPhrases.get(phrase.id)?.count ?? 0;
    measured.push({
      phrase,
      ownCount,
      tfIdf: scaled / rivals,
      g2: logLikelihood(phrase.count, ownCount, totals[length], ownTotals[length]),
      score: scoreOf(phrase, phrases, rivals) * numberFactor(phrase, vocabulary),
    });
  }
  return measured;
}

/** Of a term and its plural the better one keeps its place, and the other makes room for something new. */
function demoteOtherNumber(measured: readonly Measured[], vocabulary: Vocabulary): void {
  const best = new Map<number, Measured>();
  for (const each of measured) {
    const id = singularId(each.phrase, vocabulary);
    const other = best.get(id);
    const isBest = !other || other.score < each.score;
    if (isBest) best.set(id, each);
    if (other) (isBest ? other : each).score *= OTHER_NUMBER;
  }
}

function countByLength(phrases: ReadonlyMap<number, Phrase>): ByLength {
  const totals: ByLength = { 1: 0, 2: 0, 3: 0 };
  for (const { length, count } of phrases.values()) totals[length] += count;
  return totals;
}

/** The length of each rival's vector of TF-IDF, for words, pairs and triples apart. */
function vectorLengths(
  phrases: ReadonlyMap<number, Phrase>,
  rivals: number,
  idfOf: (phrase: Phrase) => number,
): ByLength[] {
  const squares = Array.from({ length: rivals }, (): ByLength => ({ 1: 0, 2: 0, 3: 0 }));
  for (const phrase of phrases.values()) {
    const idf = idfOf(phrase);
    for (const [at, text] of phrase.texts.entries()) {
      const sums = squares[text];
      if (sums) sums[phrase.length] += ((phrase.counts[at] ?? 0) * idf) ** 2;
    }
  }
  return squares.map((sums) => ({
    1: Math.sqrt(sums[1]),
    2: Math.sqrt(sums[2]),
    3: Math.sqrt(sums[3]),
  }));
}

/**
 * Our own, since TF-IDF cannot compare a word with a phrase of three: the roots of its words'
 * counts summed, times the root of its own count, times the share of places where it is free
 * rather than as a part of something longer, times the share of rivals that use it, less for a single
 * word, and less the later it first comes: of a long text the beginning says what it is about.
 */
function scoreOf(
  { words, count, free, hasStopWord, texts, places }: Phrase,
  phrases: ReadonlyMap<number, Phrase>,
  rivals: number,
): number {
  const weight = words.reduce((sum, word) => sum + Math.sqrt(phrases.get(word)?.count ?? 0), 0);
  const freedom = free / count + 0.1;
  const chance = (hasStopWord ? 0.3 : 1) * (words.length === 1 ? SINGLE_WORD : 1);
  const first = places.reduce((sum, place) => sum + place, 0) / places.length;
  const lateness = 1 + Math.log(1 + first / WORDS_TO_LATE);
  return (weight * Math.sqrt(count) * freedom * chance * (texts.length / rivals)) / lateness;
}

/** Two plurals agree, as in French: "sports shoes", "tables basses". */
function numberFactor({ words }: Phrase, vocabulary: Vocabulary): number {
  const isPlural = words.map((word) => vocabulary.isPlural(word));
  return isPlural.at(-1) === false && isPlural.includes(true) ? PLURAL_BEFORE_SINGULAR : 1;
}

/** A word that the rivals use only inside a longer gap ("link" in "link building") is no gap besides. */
function findGaps(measured: readonly Measured[], rivals: number): Measured[] {
  const missing = measured.filter(
    ({ phrase, ownCount }) =>
      ownCount === 0 && !phrase.hasStopWord && phrase.texts.length >= GAP_SHARE * rivals,
  );
  const swallowed = new Set(
    missing.flatMap(({ phrase }) => listParts(phrase).map((part) => `${part} ${phrase.count}`)),
  );
  return missing
    .filter(({ phrase }) => !swallowed.has(`${phrase.id} ${phrase.count}`))
    .toSorted((a, b) => b.phrase.texts.length - a.phrase.texts.length || b.g2 - a.g2)
    .slice(0, MAX_GAPS);
}
