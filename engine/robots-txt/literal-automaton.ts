/**
 * Many literals as one machine that reads a text once.
 * Aho and Corasick, Efficient String Matching (1975): https://doi.org/10.1145/360825.360855
 */
import { CharTrie } from "#engine/robots-txt/char-trie.ts";

export const NONE = -1;

/** So many next states are kept in rows, for the states that are met most: those of few characters. */
const MOST_CELLS = 2 ** 17;

export class LiteralAutomaton {
  /** By literal: its length, and the longest other literal that ends it, or NONE. */
  readonly lengths: Int32Array;
  readonly shorterOf: Int32Array;
  /** By state: the longest literal that ends there, or NONE. */
  readonly literalAt: Int32Array;
  /**
   * By state: its number where states that end alike stand side by side. A literal ends exactly in the
   * states whose numbers are from `lowest` to `highest`.
   */
  readonly numbers: Int32Array;
  readonly lowest: Int32Array;
  readonly highest: Int32Array;

  readonly #trie: CharTrie;
  /** By state: the longest other state that is a true end of it. */
  readonly #shorter: Int32Array;
  /** By state: itself, or where nothing goes on from it the longest end of it from which something does. */
  readonly #open: Int32Array;
  /** By state: where its row of next states begins, by the character's number; NONE where it has none. */
  readonly #rowOf: Int32Array;
  readonly #rows: Int32Array;

  /** `literals`: none of them empty, none twice. */
  constructor(literals: readonly string[]) {
    this.#trie = new CharTrie(literals);
    const nodes = Int32Array.from(literals, (literal) => this.#trie.add(literal));
    const { size } = this.#trie;
    this.lengths = Int32Array.from(literals, ({ length }) => length);
    this.shorterOf = new Int32Array(literals.length).fill(NONE);
    this.literalAt = new Int32Array(size).fill(NONE);
    for (const [literal, node] of nodes.entries()) this.literalAt[node] = literal;
    this.#shorter = new Int32Array(size);
    this.#open = new Int32Array(size);
    const width = this.#trie.kinds + 1;
    this.#rowOf = new Int32Array(size).fill(NONE);
    this.#rows = new Int32Array(width * Math.min(size, Math.ceil(MOST_CELLS / width)));
    const order = orderByDepth(this.#trie);
    this.#linkShorter(order);
    const sizes = this.#countBelow(order);
    this.numbers = this.#number(order, sizes);
    this.lowest = nodes.map((node) => this.numbers[node] ?? 0);
    this.highest = nodes.map((node) => (this.numbers[node] ?? 0) + (sizes[node] ?? 0) - 1);
  }

  /** The state after one more character; a text begins in state 0. */
  next(from: number, code: number): number {
    const number = this.#trie.numbers[code] ?? 0;
    let state = from;
    for (;;) {
      const row = this.#rowOf[state] ?? NONE;
      if (row !== NONE) return this.#rows[row + number] ?? 0;
      const next = this.#trie.nextByNumber(state, number);
      if (next !== 0 || number === 0) return next;
      state = this.#open[this.#shorter[state] ?? 0] ?? 0;
    }
  }

  /** Short ones first, since a state's link leads to a shorter one. */
  #linkShorter(order: Int32Array): void {
    const { parents, codes } = this.#trie;
    const goesOn = new Uint8Array(order.length);
    for (const state of order) goesOn[parents[state] ?? 0] = 1;
    this.#fillRow(0, 0);
    for (const [at, state] of order.entries()) {
      if (state === 0) continue;
      const parent = parents[state] ?? 0;
      const shorter = parent === 0 ? 0 : this.next(this.#shorter[parent] ?? 0, codes[state] ?? 0);
      this.#shorter[state] = shorter;
      this.#open[state] = goesOn[state] === 1 ? state : (this.#open[shorter] ?? 0);
      this.#fillRow(state, at * (this.#trie.kinds + 1));
      const inherited = this.literalAt[shorter] ?? NONE;
      const own = this.literalAt[state] ?? NONE;
      if (own === NONE) this.literalAt[state] = inherited;
      else this.shorterOf[own] = inherited;
    }
  }

  /** As long as there is room. What does not go on from a state goes on from the longest end of it. */
  #fillRow(state: number, row: number): void {
    const width = this.#trie.kinds + 1;
    if (row + width > this.#rows.length) return;
    const shorter = this.#rowOf[this.#shorter[state] ?? 0] ?? NONE;
    for (let number = 1; number < width; number += 1) {
      const next = this.#trie.nextByNumber(state, number);
      this.#rows[row + number] =
        next === 0 && state !== 0 ? (this.#rows[shorter + number] ?? 0) : next;
    }
    this.#rowOf[state] = row;
  }

  /** By state: how many end as it does, itself among them. */
  #countBelow(order: Int32Array): Int32Array {
    const sizes = new Int32Array(order.length).fill(1);
    for (let at = order.length - 1; at > 0; at -= 1) {
      const state = order[at] ?? 0;
      const shorter = this.#shorter[state] ?? 0;
      sizes[shorter] = (sizes[shorter] ?? 0) + (sizes[state] ?? 0);
    }
    return sizes;
  }

  #number(order: Int32Array, sizes: Int32Array): Int32Array {
    const numbers = new Int32Array(order.length);
    const free = new Int32Array(order.length).fill(1);
    for (let at = 1; at < order.length; at += 1) {
      const state = order[at] ?? 0;
      const shorter = this.#shorter[state] ?? 0;
      const number = free[shorter] ?? 0;
      numbers[state] = number;
      free[shorter] = number + (sizes[state] ?? 0);
      free[state] = number + 1;
    }
    return numbers;
  }
}

function orderByDepth({ depths, size }: CharTrie): Int32Array {
  const deepest = depths.subarray(0, size).reduce((most, depth) => Math.max(most, depth), 0);
  const free = new Int32Array(deepest + 2);
  for (let node = 0; node < size; node += 1) {
    const after = (depths[node] ?? 0) + 1;
    free[after] = (free[after] ?? 0) + 1;
  }
  for (let depth = 1; depth < free.length; depth += 1) {
    free[depth] = (free[depth] ?? 0) + (free[depth - 1] ?? 0);
  }
  const order = new Int32Array(size);
  for (let node = 0; node < size; node += 1) {
    const depth = depths[node] ?? 0;
    const at = free[depth] ?? 0;
    order[at] = node;
    free[depth] = at + 1;
  }
  return order;
}
