/**
 * The words of a page's own part as numbers that can be compared: equal texts, texts that are nearly
 * the same, and how alike two of them are.
 * Simhash: Charikar 2002; distance 3 of 64 bits, as Manku, Jain and Das Sarma (WWW 2007) chose it.
 */
import { shorten } from "#lib/text/shorten.ts";
import { MAX_VALUE_CHARACTERS } from "#engine/bounds.ts";
import { toBase64 } from "./base64.ts";
import { countUnspaced } from "#engine/terms/count-words.ts";
import { findWords } from "#engine/terms/find-words.ts";
import { hashText, mixHash } from "#lib/text/hash-text.ts";

export type MainWords = {
  /** The first words in small letters, separated by blanks; as long as a value may be. */
  opening: string;
  count: number;
  textHash: string;
  simhash: string;
  shingles: string;
};

/** Words that make one shingle. Our choice, as peers have it: fewer find likeness in any two English texts. */
const SHINGLE_WORDS = 4;
/** Of one page; longer texts are compared by their beginning. */
const MAX_WORDS = 20_000;
const OPENING_WORDS = 400;

/** A text in small letters, and where its words begin and end. */
type LowerWords = { lower: string; words: Int32Array };

/** The numbers of one text; white space makes no difference to them. */
export function readMainWords({ lower, words }: LowerWords): MainWords {
  const bounds = words.subarray(0, MAX_WORDS * 2);
  const hashes = new Uint32Array(bounds.length / 2);
  let textHash = hashes.length;
  for (let at = 0; at < hashes.length; at += 1) {
    const hash = hashText(lower, bounds[at * 2], bounds[at * 2 + 1]);
    hashes[at] = hash;
    textHash = mixHash(textHash, hash);
  }
  return {
    opening: joinOpening(sliceWords(lower, bounds.subarray(0, OPENING_WORDS * 2))),
    count: hashes.length + countUnspaced(lower),
    textHash: textHash.toString(16),
    simhash: toSimhash(hashes),
    shingles: toBase64(toShingles(hashes)),
  };
}

/** Whole words, as many as a kept value has room for. */
function joinOpening(words: readonly string[]): string {
  const opening = words.join(" ");
  if (opening.length <= MAX_VALUE_CHARACTERS) return opening;
  const end = opening.lastIndexOf(" ", MAX_VALUE_CHARACTERS);
  return end === -1 ? shorten(opening, MAX_VALUE_CHARACTERS, "") : opening.slice(0, end);
}

/** In small letters, in their order; at most 20,000. */
export function splitWords(text: string): readonly string[] {
  const { lower, words } = findLowerWords(text);
  return sliceWords(lower, words);
}

export function findLowerWords(text: string): LowerWords {
  const lower = text.toLowerCase();
  return { lower, words: findWords(lower, MAX_WORDS) };
}

function sliceWords(text: string, bounds: Int32Array): string[] {
  return Array.from({ length: bounds.length / 2 }, (_one, at) =>
    text.slice(bounds[at * 2], bounds[at * 2 + 1]),
  );
}

/** Sorted, each once. */
function toShingles(words: Uint32Array): Uint32Array {
  const size = words.length === 0 ? 0 : Math.max(1, words.length - SHINGLE_WORDS + 1);
  const shingles = new Uint32Array(size);
  for (let at = 0; at < size; at += 1) {
    const end = Math.min(at + SHINGLE_WORDS, words.length);
    let hash = 0;
    for (let each = at; each < end; each += 1) hash = mixHash(hash, words[each]!);
    shingles[at] = hash;
  }
  shingles.sort();
  let kept = 0;
  for (let at = 0; at < size; at += 1) {
    if (at === 0 || shingles[at] !== shingles[at - 1]) shingles[kept++] = shingles[at]!;
  }
  return shingles.slice(0, kept);
}

/** Each word votes for the bits of its hash as often as it is there. */
function toSimhash(words: Uint32Array): string {
  const low = countBits(words, 0x9e3779b9);
  const high = countBits(words, 0x85ebca6b);
  let hexadecimal = "";
  for (const counts of [low, high]) {
    for (let at = 0; at < 32; at += 4) {
      let digit = 0;
      // Set in more than half of the words, it is set in the whole.
      for (let bit = 0; bit < 4; bit += 1)
        if (counts[at + bit]! * 2 > words.length) digit |= 1 << bit;
      hexadecimal += digit.toString(16);
    }
  }
  return hexadecimal;
}

/**
 * In how many words each of 32 bits is set. All bits are counted at once: `digits[k]` holds the
 * binary digit of 2^k of every count, and adding a word carries from one to the next.
 */
function countBits(words: Uint32Array, seed: number): Uint32Array {
  const digits = new Int32Array(32);
  for (let at = 0; at < words.length; at += 1) {
    let carry: number = mixHash(words[at]!, seed) | 0;
    for (let digit = 0; carry !== 0; digit += 1) {
      const before = digits[digit]!;
      digits[digit] = before ^ carry;
      carry &= before;
    }
  }
  return Uint32Array.from({ length: 32 }, (_one, bit) =>
    digits.reduce((sum, each, digit) => sum + ((each >>> bit) & 1) * 2 ** digit, 0),
  );
}
