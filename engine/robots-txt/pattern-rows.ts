/**
 * Patterns with stars as the rows of one list, sorted so that those which begin alike stand together,
 * each holding only the literals that the row before it lacks: what they share is stored once.
 */
import type { SplitPattern } from "#engine/robots-txt/split-pattern.ts";

/** In the list of common literals: another. */
export const RARE = 0xff_ff;
/** Common are single letters, and so many others that so many rows have. */
const MOST_COMMON = 24;
const MANY_ROWS = 64;
/** So many common literals one after the other are worth to wait until other rows can go along. */
const SEVERAL = 4;

/** A flag of a row: its last literal must end the path. */
export const ANCHORED = 1;
/** A flag of a row: what it adds for itself alone are common literals, several of them. */
export const COMMON = 2;

export type NumberedPattern = SplitPattern & { pattern: number };

export class PatternRows {
  /** What stands before the first star. */
  readonly heads: readonly string[];
  /** By row: its pattern, and how many literals it shares with the row before. */
  readonly patterns: Int32Array;
  readonly shared: Int32Array;
  /** By row: from where in `literals` what it adds begins, the last literal left out. It ends at the next's. */
  readonly starts: Int32Array;
  /** By row: from where in `literals` what it adds is no longer shared by the next. */
  readonly forks: Int32Array;
  readonly lasts: Int32Array;
  /** By row: the literal that the fewest rows have, of its last and of what it adds for itself alone. */
  readonly rarest: Int32Array;
  readonly flags: Uint8Array;
  /** The numbers of the literals that rows add, and their numbers among the common ones. */
  readonly literals: Int32Array;
  readonly commons: Uint16Array;
  /** By number. */
  readonly literalTexts: readonly string[];
  readonly commonLiterals: Int32Array;
  /** So many literals a row has at most, its last left out. */
  readonly longest: number;
  /** By row: its head's place in the list of heads. */
  readonly headOf: Int32Array;
  /** Rows that share literals with a neighbour, and from where in this list those of a head begin. */
  readonly joined: Int32Array;
  readonly joinedStarts: Int32Array;
  /**
   * Of each of them what is asked of all, side by side: twice the literals that it shares, and one more
   * where it adds some that the next shares; and its rarest literal.
   */
  readonly joinedAsks: Int32Array;
  /** The others, by their rarest literal, and from where in this list those of a literal begin. */
  readonly single: Int32Array;
  readonly singleStarts: Int32Array;

  /** `patterns`: each with a literal at least. */
  constructor(patterns: readonly NumberedPattern[]) {
    const rows = sortAlike(patterns);
    const literalNumbers = new Numbers();
    const heads: string[] = [];
    const literals: number[] = [];
    this.patterns = Int32Array.from(rows, ({ pattern }) => pattern);
    this.shared = new Int32Array(rows.length + 1);
    this.starts = new Int32Array(rows.length + 1);
    this.lasts = new Int32Array(rows.length);
    this.headOf = new Int32Array(rows.length);
    for (const [row, one] of rows.entries()) {
      const shared = countShared(rows[row - 1], one);
      if (one.head !== rows[row - 1]?.head) heads.push(one.head);
      this.headOf[row] = heads.length - 1;
      this.shared[row] = shared;
      this.starts[row] = literals.length;
      for (const literal of one.literals.slice(shared, -1)) {
        literals.push(literalNumbers.of(literal));
      }
      this.lasts[row] = literalNumbers.of(one.literals.at(-1) ?? "");
    }
    this.starts[rows.length] = literals.length;
    this.heads = heads;
    this.literals = Int32Array.from(literals);
    this.literalTexts = literalNumbers.texts;
    const uses = countUses(this.literals, this.literalTexts.length);
    this.commonLiterals = findCommon(uses, this.literalTexts);
    this.commons = this.#numberCommon();
    this.longest = rows.reduce((most, one) => Math.max(most, one.literals.length - 1), 0);
    this.forks = this.lasts.map((_last, row) => this.#findFork(row));
    this.flags = Uint8Array.from(
      rows,
      ({ isAnchored }, row) => (isAnchored ? ANCHORED : 0) | (this.#isCommon(row) ? COMMON : 0),
    );
    this.rarest = this.#listRarest();
    const isJoined = (row: number) =>
      (this.shared[row] ?? 0) > 0 || (this.shared[row + 1] ?? 0) > 0;
    const all = Int32Array.from(rows.keys());
    this.joined = all.filter((row) => isJoined(row));
    this.joinedAsks = new Int32Array(2 * this.joined.length);
    for (const [at, row] of this.joined.entries()) {
      const isForked = this.forks[row] !== this.starts[row];
      this.joinedAsks[2 * at] = 2 * (this.shared[row] ?? 0) + (isForked ? 1 : 0);
      this.joinedAsks[2 * at + 1] = this.rarest[row] ?? 0;
    }
    this.joinedStarts = listStarts(this.joined, this.headOf, heads.length);
    this.single = all
      .filter((row) => !isJoined(row))
      .toSorted((a, b) => (this.rarest[a] ?? 0) - (this.rarest[b] ?? 0));
    this.singleStarts = listStarts(this.single, this.rarest, this.literalTexts.length);
  }

  #findFork(row: number): number {
    const more = (this.shared[row + 1] ?? 0) - (this.shared[row] ?? 0);
    return (this.starts[row] ?? 0) + Math.max(0, more);
  }

  #numberCommon(): Uint16Array {
    const numberOf = new Uint16Array(this.literalTexts.length).fill(RARE);
    for (const [number, literal] of this.commonLiterals.entries()) numberOf[literal] = number;
    return Uint16Array.from(this.literals, (literal) => numberOf[literal] ?? RARE);
  }

  #isCommon(row: number): boolean {
    const fork = this.forks[row] ?? 0;
    const stop = this.starts[row + 1] ?? 0;
    return stop - fork >= SEVERAL && !this.commons.subarray(fork, stop).includes(RARE);
  }

  #listRarest(): Int32Array {
    const uses = countUses(this.literals, this.literalTexts.length);
    for (const literal of this.lasts) uses[literal] = (uses[literal] ?? 0) + 1;
    return this.lasts.map((last, row) => {
      let rarest = last;
      for (let at = this.forks[row] ?? 0; at < (this.starts[row + 1] ?? 0); at += 1) {
        const literal = this.literals[at] ?? 0;
        if ((uses[literal] ?? 0) < (uses[rarest] ?? 0)) rarest = literal;
      }
      return rarest;
    });
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

/** Where those with each number begin in a list that is sorted by it; one more number ends it. */
function listStarts(rows: Int32Array, numberOf: Int32Array, count: number): Int32Array {
  const starts = new Int32Array(count + 1);
  for (const row of rows) {
    const next = (numberOf[row] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let at = 1; at <= count; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  return starts;
}

/** By literal: in how many rows it is among those that they add. */
function countUses(literals: Int32Array, count: number): Int32Array {
  const uses = new Int32Array(count);
  for (const literal of literals) uses[literal] = (uses[literal] ?? 0) + 1;
  return uses;
}

function findCommon(uses: Int32Array, texts: readonly string[]): Int32Array {
  const used = [...texts.keys()].filter((literal) => (uses[literal] ?? 0) > 0);
  const others = used
    .filter((literal) => (uses[literal] ?? 0) >= MANY_ROWS && texts[literal]?.length !== 1)
    .toSorted((a, b) => (uses[b] ?? 0) - (uses[a] ?? 0))
    .slice(0, MOST_COMMON);
  return Int32Array.from([...used.filter((literal) => texts[literal]?.length === 1), ...others]);
}

/** A text up to a star stands side by side with all that begin with it. */
function sortAlike(patterns: readonly NumberedPattern[]): readonly NumberedPattern[] {
  return patterns
    .map((pattern) => ({ pattern, key: [pattern.head, ...pattern.literals].join("*") }))
    .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ pattern }) => pattern);
}

function countShared(before: NumberedPattern | undefined, one: NumberedPattern): number {
  if (before?.head !== one.head) return 0;
  const most = Math.min(before.literals.length, one.literals.length) - 1;
  let shared = 0;
  while (shared < most && before.literals[shared] === one.literals[shared]) shared += 1;
  return shared;
}
