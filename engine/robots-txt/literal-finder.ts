/** Finds where many literals stand in a text: after one pass over it, each question takes a moment. */
import { LiteralAutomaton, NONE } from "#engine/robots-txt/literal-automaton.ts";
import { NOWHERE, NumberedPlaces } from "#engine/robots-txt/numbered-places.ts";

/** The places of a literal are listed where they are no more than these. */
const FEW = 128;
/** In a list: not made yet, and too many for one. */
const UNLISTED = -1;
const MANY = -2;
/** So many places are looked at one by one before their order is asked. */
const NEAR = 8;
const MOST_BASE = 2 ** 30;

/**
 * Places are counted on from text to text, so that what was found in an older one is before all places
 * of the newest, and nothing has to be forgotten: the newest begins at `base`.
 */
export class LiteralFinder {
  base = 0;
  /** How many look-ups all questions have taken: what a test holds instead of a time. */
  lookups = 0;
  /** By literal: where it ends for the first and for the last time; before `base` where it does not. */
  readonly firstEnds: Int32Array;
  readonly lastEnds: Int32Array;
  readonly lengths: Int32Array;
  readonly shorterOf: Int32Array;
  /** By place in the text: the longest literal that ends with it; NONE where none does. */
  literalAt: Int32Array = new Int32Array(0);
  /** How long the text read last is. */
  textLength = 0;
  readonly #automaton: LiteralAutomaton;
  readonly #places: NumberedPlaces;
  /** By literal: from where in `ends` its places are listed, by their ends counted from the text's own begin. */
  readonly #lists: Int32Array;
  readonly #counts: Int32Array;
  readonly #listed: number[] = [];
  ends = new Int32Array(0x10_00);
  #endCount = 0;

  /** `literals`: none of them empty, none twice. */
  constructor(literals: readonly string[]) {
    this.#automaton = new LiteralAutomaton(literals);
    this.#places = new NumberedPlaces(this.#automaton.numbers);
    this.lengths = this.#automaton.lengths;
    this.shorterOf = this.#automaton.shorterOf;
    this.firstEnds = new Int32Array(literals.length).fill(NONE);
    this.lastEnds = new Int32Array(literals.length).fill(NONE);
    this.#lists = new Int32Array(literals.length).fill(UNLISTED);
    this.#counts = new Int32Array(literals.length);
  }

  /** Takes a text; the questions below are about the text taken last. */
  read(text: string): void {
    this.#moveOn();
    this.textLength = text.length;
    this.lookups += 2 * text.length;
    this.#places.begin(text.length);
    if (this.literalAt.length < text.length) this.literalAt = new Int32Array(text.length);
    const { base, shorterOf, firstEnds, lastEnds, literalAt: longestAt } = this;
    const { literalAt } = this.#automaton;
    const { states } = this.#places;
    let state = 0;
    for (let at = 0; at < text.length; at += 1) {
      state = this.#automaton.next(state, text.charCodeAt(at));
      states[at] = state;
      let literal = literalAt[state] ?? NONE;
      longestAt[at] = literal;
      // One that was met before was met with all that end it.
      while (literal !== NONE && (firstEnds[literal] ?? 0) < base) {
        firstEnds[literal] = base + at + 1;
        literal = shorterOf[literal] ?? NONE;
        this.lookups += 1;
      }
    }
    for (let at = text.length - 1; at >= 0; at -= 1) {
      let literal = longestAt[at] ?? NONE;
      while (literal !== NONE && (lastEnds[literal] ?? 0) < base) {
        lastEnds[literal] = base + at + 1;
        literal = shorterOf[literal] ?? NONE;
        this.lookups += 1;
      }
    }
  }

  /** Where a literal ends that begins at `from` or after it, the first that does; NONE where none does. */
  endAfter(literal: number, from: number): number {
    const end = from + (this.lengths[literal] ?? 0);
    const first = this.firstEnds[literal] ?? NONE;
    if (first >= end) return first;
    const last = this.lastEnds[literal] ?? NONE;
    if (last < end) return NONE;
    const list = this.listEnds(literal);
    if (list === MANY) return this.#search(literal, end);
    // One of them ends there or later.
    let low = list;
    let high = list + (this.#counts[literal] ?? 0) - 1;
    while (low < high) {
      this.lookups += 1;
      const middle = (low + high) >> 1;
      if ((this.ends[middle] ?? 0) < end - this.base) low = middle + 1;
      else high = middle;
    }
    return (this.ends[low] ?? 0) + this.base;
  }

  /** From where in `ends` the places of a literal that is in the text are listed; below 0 where they are many. */
  listEnds(literal: number): number {
    const known = this.#lists[literal] ?? UNLISTED;
    if (known !== UNLISTED) return known;
    this.#listed.push(literal);
    const lowest = this.#automaton.lowest[literal] ?? 0;
    const highest = this.#automaton.highest[literal] ?? 0;
    if (this.ends.length < this.#endCount + FEW) {
      const more = new Int32Array(2 * this.ends.length);
      more.set(this.ends);
      this.ends = more;
    }
    const place = (this.firstEnds[literal] ?? 0) - this.base - 1;
    const count = this.#places.listInto(this.ends, this.#endCount, place, lowest, highest, FEW);
    const list = count === 0 ? MANY : this.#endCount;
    this.lookups += Math.max(1, count);
    this.#endCount += count;
    this.#counts[literal] = count;
    return (this.#lists[literal] = list);
  }

  /** How many places of a literal are listed. */
  countOf(literal: number): number {
    return this.#counts[literal] ?? 0;
  }

  #search(literal: number, end: number): number {
    const { lowest, highest } = this.#automaton;
    const low = lowest[literal] ?? 0;
    const high = highest[literal] ?? 0;
    const from = end - this.base - 1;
    const near = this.#places.findNear(from, low, high, NEAR);
    this.lookups += NEAR + (near === NOWHERE ? this.#places.mostInQuestion : 0);
    const place = near === NOWHERE ? this.#places.findFrom(from, low, high) : near;
    return place === NOWHERE ? NONE : this.base + place + 1;
  }

  #moveOn(): void {
    this.base += this.textLength + 1;
    if (this.base > MOST_BASE) {
      this.base = 1;
      this.firstEnds.fill(NONE);
      this.lastEnds.fill(NONE);
    }
    for (const literal of this.#listed) this.#lists[literal] = UNLISTED;
    this.#listed.length = 0;
    this.#endCount = 0;
  }
}
