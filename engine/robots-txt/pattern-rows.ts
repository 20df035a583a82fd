/** Patterns with stars as rows of flat lists, the strongest first, with what is known before any path is. */
import type { SplitPattern } from "#engine/robots-txt/split-pattern.ts";

/** In the list of common literals: another. */
export const RARE = 0xff_ff;
/** Common are single letters, and so many others that so many rows have. */
const MOST_COMMON = 24;
const MANY_ROWS = 64;
/** The length of a shared literal fits in so many bits. */
export const LENGTH_BITS = 7;
/** A flag of a row: its last literal must end the path. */
export const ANCHORED = 1;
/** A flag of a row: literals stand before its last, and all of them are common. */
export const COMMON = 2;
/** A flag of a row: literals stand before its last, and many rows have each of them. */
export const SHARED = 4;

export type NumberedPattern = SplitPattern & { pattern: number };

export class PatternRows {
  /** What stands before the first star. */
  readonly heads: readonly string[];
  /** By row: its pattern, and its head's place in the list of heads. */
  readonly patterns: Int32Array;
  readonly headOf: Int32Array;
  /** By row: from where in `literals` its own begin, and where its last one stands. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** By row: the literal that the fewest rows have, and its last one. */
  readonly rarest: Int32Array;
  readonly lasts: Int32Array;
  /** By row: so many characters all its literals have; its first literal, and how many the others have. */
  readonly rooms: Int32Array;
  readonly firsts: Int32Array;
  readonly tails: Int32Array;
  readonly flags: Uint8Array;
  /** The numbers of the rows' literals, and their numbers among the common ones. */
  readonly literals: Int32Array;
  readonly commons: Uint16Array;
  /** By number. */
  readonly literalTexts: readonly string[];
  readonly commonLiterals: Int32Array;
  /** Those that many rows have. */
  readonly sharedLiterals: Int32Array;

  /** `patterns`: each with a literal at least, the strongest first. */
  constructor(patterns: readonly NumberedPattern[]) {
    const count = patterns.length;
    const heads = new Numbers();
    const literals = new Numbers();
    const all: number[] = [];
    this.patterns = Int32Array.from(patterns, ({ pattern }) => pattern);
    this.headOf = Int32Array.from(patterns, ({ head }) => heads.of(head));
    this.starts = new Int32Array(count);
    this.ends = new Int32Array(count);
    this.rooms = new Int32Array(count);
    for (const [row, one] of patterns.entries()) {
      this.starts[row] = all.length;
      for (const literal of one.literals) all.push(literals.of(literal));
      this.ends[row] = all.length - 1;
      this.rooms[row] = one.literals.reduce((room, { length }) => room + length, 0);
    }
    this.heads = heads.texts;
    this.literals = Int32Array.from(all);
    this.literalTexts = literals.texts;
    this.firsts = this.starts.map((start) => this.literals[start] ?? 0);
    this.tails = this.firsts.map(
      (first, row) => (this.rooms[row] ?? 0) - (this.literalTexts[first]?.length ?? 0),
    );
    this.lasts = this.ends.map((end) => this.literals[end] ?? 0);

    const uses = new Int32Array(this.literalTexts.length);
    for (const literal of this.literals) uses[literal] = (uses[literal] ?? 0) + 1;
    this.rarest = this.starts.map((start, row) => this.#findRarest(start, row, uses));
    this.commonLiterals = findCommon(uses, this.literalTexts);
    const isShared = (literal: number) =>
      (uses[literal] ?? 0) >= MANY_ROWS &&
      (this.literalTexts[literal]?.length ?? 0) < 2 ** LENGTH_BITS;
    this.sharedLiterals = Int32Array.from(uses.keys()).filter(isShared);
    const numberOf = new Uint16Array(uses.length).fill(RARE);
    for (const [number, literal] of this.commonLiterals.entries()) numberOf[literal] = number;
    this.commons = Uint16Array.from(this.literals, (literal) => numberOf[literal] ?? RARE);
    this.flags = Uint8Array.from(
      patterns,
      ({ isAnchored }, row) => (isAnchored ? ANCHORED : 0) | this.#classify(row, isShared),
    );
  }

  #findRarest(start: number, row: number, uses: Int32Array): number {
    const end = this.ends[row] ?? 0;
    let rarest = this.literals[end] ?? 0;
    for (let at = start; at < end; at += 1) {
      const literal = this.literals[at] ?? 0;
      if ((uses[literal] ?? 0) < (uses[rarest] ?? 0)) rarest = literal;
    }
    return rarest;
  }

  #classify(row: number, isSharedBy: (literal: number) => boolean): number {
    const start = this.starts[row] ?? 0;
    const end = this.ends[row] ?? 0;
    if (end === start) return 0;
    if (!this.commons.subarray(start, end).includes(RARE)) return COMMON;
    const isShared = this.literals.subarray(start, end).every((literal) => isSharedBy(literal));
    return isShared ? SHARED : 0;
  }
}

/** Texts with the order of their first coming as their numbers. */
class Numbers {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  of(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

function findCommon(uses: Int32Array, texts: readonly string[]): Int32Array {
  const others = [...texts.keys()]
    .filter((literal) => (uses[literal] ?? 0) >= MANY_ROWS && texts[literal]?.length !== 1)
    .toSorted((a, b) => (uses[b] ?? 0) - (uses[a] ?? 0))
    .slice(0, MOST_COMMON);
  const letters = [...texts.keys()].filter((literal) => texts[literal]?.length === 1);
  return Int32Array.from([...letters, ...others]);
}
