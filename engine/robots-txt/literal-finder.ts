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

export class LiteralFinder {
  /** By literal: where it begins for the last time in the text read last; NONE where it does not. */
  readonly lastStarts: Int32Array;
  readonly lengths: Int32Array;
  readonly shorterOf: Int32Array;
  /** By place in the text: the longest literal that ends with it; NONE where none does. */
  literalAt: Int32Array = new Int32Array(0);
  /** How long the text read last is. */
  textLength = 0;
  readonly #firstStarts: Int32Array;
  readonly #automaton: LiteralAutomaton;
  readonly #places: NumberedPlaces;
  /** The literals that stand in the text: the first so many of the list. */
  readonly found: Int32Array;
  foundCount = 0;
  /** By literal: from where in `#ends` its places are listed, by their ends. */
  readonly #lists: Int32Array;
  readonly #listed: number[] = [];
  #ends = new Int32Array(0x10_00);
  #endCount = 0;

  /** `literals`: none of them empty, none twice. */
  constructor(literals: readonly string[]) {
    this.#automaton = new LiteralAutomaton(literals);
    this.#places = new NumberedPlaces(this.#automaton.numbers);
    this.lengths = this.#automaton.lengths;
    this.shorterOf = this.#automaton.shorterOf;
    this.lastStarts = new Int32Array(literals.length).fill(NONE);
    this.#firstStarts = new Int32Array(literals.length).fill(NONE);
    this.found = new Int32Array(literals.length);
    this.#lists = new Int32Array(literals.length).fill(UNLISTED);
  }

  /** Takes a text; the questions below are about the text taken last. */
  read(text: string): void {
    this.#forget();
    this.textLength = text.length;
    this.#places.begin(text.length);
    if (this.literalAt.length < text.length) this.literalAt = new Int32Array(text.length);
    const { shorterOf } = this;
    const { literalAt } = this.#automaton;
    const { states } = this.#places;
    let state = 0;
    for (let at = 0; at < text.length; at += 1) {
      state = this.#automaton.next(state, text.charCodeAt(at));
      states[at] = state;
      let literal = literalAt[state] ?? NONE;
      this.literalAt[at] = literal;
      // One that was met before was met with all that end it.
      while (literal !== NONE && this.#firstStarts[literal] === NONE) {
        this.#firstStarts[literal] = at + 1 - (this.lengths[literal] ?? 0);
        this.found[this.foundCount] = literal;
        this.foundCount += 1;
        literal = shorterOf[literal] ?? NONE;
      }
    }
    let left = this.foundCount;
    for (let at = text.length - 1; left > 0; at -= 1) {
      let literal = this.literalAt[at] ?? NONE;
      while (literal !== NONE && this.lastStarts[literal] === NONE) {
        this.lastStarts[literal] = at + 1 - (this.lengths[literal] ?? 0);
        left -= 1;
        literal = shorterOf[literal] ?? NONE;
      }
    }
  }

  /** Where a literal ends that begins at `from` or after it, the first that does; NONE where none does. */
  endAfter(literal: number, from: number): number {
    const last = this.lastStarts[literal] ?? NONE;
    if (last < from) return NONE;
    const length = this.lengths[literal] ?? 0;
    const first = this.#firstStarts[literal] ?? NONE;
    if (first >= from) return first + length;
    const list = this.#lists[literal] ?? UNLISTED;
    let at = list === UNLISTED ? this.#list(literal, first + length - 1) : list;
    if (at === MANY) return this.#search(literal, from + length);
    // One of them ends there or later.
    while ((this.#ends[at] ?? 0) < from + length) at += 1;
    return this.#ends[at] ?? NONE;
  }

  /** Lists the places of a literal, of which one is known by its end. */
  #list(literal: number, known: number): number {
    this.#listed.push(literal);
    const lowest = this.#automaton.lowest[literal] ?? 0;
    const highest = this.#automaton.highest[literal] ?? 0;
    if (this.#ends.length < this.#endCount + FEW) {
      const more = new Int32Array(2 * this.#ends.length);
      more.set(this.#ends);
      this.#ends = more;
    }
    const count = this.#places.listInto(this.#ends, this.#endCount, known, lowest, highest, FEW);
    const list = count === 0 ? MANY : this.#endCount;
    this.#endCount += count;
    return (this.#lists[literal] = list);
  }

  #search(literal: number, end: number): number {
    const { lowest, highest } = this.#automaton;
    const low = lowest[literal] ?? 0;
    const high = highest[literal] ?? 0;
    const near = this.#places.findNear(end - 1, low, high, NEAR);
    const place = near === NOWHERE ? this.#places.findFrom(end - 1, low, high) : near;
    return place === NOWHERE ? NONE : place + 1;
  }

  #forget(): void {
    for (let at = 0; at < this.foundCount; at += 1) {
      const literal = this.found[at] ?? 0;
      this.#firstStarts[literal] = NONE;
      this.lastStarts[literal] = NONE;
    }
    this.foundCount = 0;
    for (const literal of this.#listed) this.#lists[literal] = UNLISTED;
    this.#listed.length = 0;
    this.#endCount = 0;
  }
}
