/**
 * The words of a page's own part as numbers that can be compared: equal texts, texts that are nearly
 * the same, and how alike two of them are.
 * Simhash: Charikar 2002; distance 3 of 64 bits, as Manku, Jain and Das Sarma (WWW 2007) chose it.
 */
import { toBase64 } from "#engine/site-audit/page/base64.ts";
import { hashText, mixHash } from "#engine/site-audit/page/hash-text.ts";

export type MainWords = {
  words: readonly string[];
  count: number;
  textHash: string;
  simhash: string;
  shingles: string;
};

/** Words that make one shingle. Our choice, as peers have it: fewer find likeness in any two English texts. */
const SHINGLE_WORDS = 4;
/** Of one page; longer texts are compared by their beginning. */
const MAX_WORDS = 20_000;

/** Combining marks belong to their letter; the joiners inside Urdu words too. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’]|\u200c|\u200d)*/gu;

export function readMainWords(text: string): MainWords {
  const words = splitWords(text);
  const hashes = Uint32Array.from(words, hashText);
  return {
    words,
    count: hashes.length,
    textHash: hashes.reduce((hash, word) => mixHash(hash, word), hashes.length).toString(16),
    simhash: toSimhash(hashes),
    shingles: toBase64(toShingles(hashes)),
  };
}

/** In small letters, in their order; at most 20,000. */
export function splitWords(text: string): readonly string[] {
  return (text.toLowerCase().match(WORD) ?? []).slice(0, MAX_WORDS);
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

/** Each word votes for the bits of its hash as often as it stands there. */
function toSimhash(words: Uint32Array): string {
  // How often each bit is set: set in more than half of the words, it is set in the whole.
  const set = new Int32Array(64);
  for (let at = 0; at < words.length; at += 1) {
    const low = mixHash(words[at]!, 0x9e3779b9);
    const high = mixHash(words[at]!, 0x85ebca6b);
    for (let bit = 0; bit < 32; bit += 1) {
      set[bit]! += (low >>> bit) & 1;
      set[bit + 32]! += (high >>> bit) & 1;
    }
  }
  let hexadecimal = "";
  for (let at = 0; at < 64; at += 4) {
    let digit = 0;
    for (let bit = 0; bit < 4; bit += 1) if (set[at + bit]! * 2 > words.length) digit |= 1 << bit;
    hexadecimal += digit.toString(16);
  }
  return hexadecimal;
}
