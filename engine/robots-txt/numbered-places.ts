/**
 * The places of a text, each with a number, asked for the first place from another on whose number lies
 * between two bounds. In a text of one letter thousands of literals stand at every place, so nothing is
 * kept for a literal: places are sorted by number, and those of a literal stand side by side.
 */

/** Into so many blocks the sorted places are cut. */
const BLOCKS = 32;
const BITS_A_PASS = 10;

export const NOWHERE = 2 ** 31 - 1;

export class NumberedPlaces {
  /** By place: what has the number. To be filled after `begin`. */
  states: Int32Array = new Int32Array(0);
  readonly #numberOf: Int32Array;
  /** By place: its number. */
  #numbers: Int32Array = new Int32Array(0);
  #length = 0;
  #isSorted = false;
  /** The places by number, the numbers in that order, and where each place stands in it. */
  #sorted: Int32Array = new Int32Array(0);
  #sortedNumbers: Int32Array = new Int32Array(0);
  #rankOf: Int32Array = new Int32Array(0);
  #spare: Int32Array = new Int32Array(0);
  readonly #free = new Int32Array(2 ** BITS_A_PASS + 1);
  #hasBlocks = false;
  /** By place, then by block: the block's first place from there on. */
  #blocks: Int32Array = new Int32Array(0);

  /** `numberOf`: by state. */
  constructor(numberOf: Int32Array) {
    this.#numberOf = numberOf;
  }

  /** For a text of this length. */
  begin(length: number): void {
    if (this.states.length < length) {
      this.states = new Int32Array(length);
      this.#numbers = new Int32Array(length);
      this.#sorted = new Int32Array(length);
      this.#spare = new Int32Array(length);
      this.#rankOf = new Int32Array(length);
      this.#sortedNumbers = new Int32Array(length);
    }
    this.#length = length;
    this.#isSorted = false;
    this.#hasBlocks = false;
  }

  /**
   * Writes the ends (place + 1) of those between the bounds, both taken in, in their order. `known`: a
   * place that is one of them. How many they are; 0 where they are more than `most`.
   */
  listInto(
    list: Int32Array,
    start: number,
    known: number,
    lowest: number,
    highest: number,
    most: number,
  ): number {
    if (!this.#isSorted) this.#sort();
    const numbers = this.#sortedNumbers;
    const rank = this.#rankOf[known] ?? 0;
    let low = rank;
    while (low > 0 && (numbers[low - 1] ?? 0) >= lowest && rank - low < most) low -= 1;
    let high = rank + 1;
    while (high < this.#length && (numbers[high] ?? 0) <= highest && high - low <= most) high += 1;
    if (high - low > most) return 0;
    for (let at = low; at < high; at += 1) {
      const end = (this.#sorted[at] ?? 0) + 1;
      let to = start + at - low;
      for (; to > start && (list[to - 1] ?? 0) > end; to -= 1) list[to] = list[to - 1] ?? 0;
      list[to] = end;
    }
    return high - low;
  }

  /** Looks at so many places one by one. NOWHERE where none of them is between the bounds. */
  findNear(from: number, lowest: number, highest: number, most: number): number {
    const end = Math.min(this.#length, from + most);
    for (let place = from; place < end; place += 1) {
      const number = this.#numbers[place] ?? 0;
      if (number >= lowest && number <= highest) return place;
    }
    return NOWHERE;
  }

  /** The first place from `from` on that is between the bounds, both taken in; NOWHERE where none comes. */
  findFrom(from: number, lowest: number, highest: number): number {
    return this.#findInMany(from, this.#rankFrom(lowest), this.#rankFrom(highest + 1));
  }

  /** So many places and blocks a question for the first one looks at, at most. */
  get mostInQuestion(): number {
    return 2 * this.#blockSize() + BLOCKS;
  }

  #findInFew(from: number, low: number, high: number): number {
    const sorted = this.#sorted;
    let best = NOWHERE;
    for (let at = low; at < high; at += 1) {
      const place = sorted[at] ?? 0;
      if (place >= from && place < best) best = place;
    }
    return best;
  }

  #findInMany(from: number, low: number, high: number): number {
    if (!this.#hasBlocks) this.#makeBlocks();
    const size = this.#blockSize();
    const firstBlock = Math.ceil(low / size);
    const endBlock = Math.floor(high / size);
    if (firstBlock >= endBlock) return this.#findInFew(from, low, high);
    const blocks = this.#blocks;
    let best = Math.min(
      this.#findInFew(from, low, firstBlock * size),
      this.#findInFew(from, endBlock * size, high),
    );
    for (let at = from * BLOCKS + firstBlock; at < from * BLOCKS + endBlock; at += 1) {
      const place = blocks[at] ?? NOWHERE;
      if (place < best) best = place;
    }
    return best;
  }

  #blockSize(): number {
    return Math.ceil(this.#length / BLOCKS);
  }

  /** How many places have a smaller number. */
  #rankFrom(number: number): number {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sortedNumbers[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #sort(): void {
    const numbers = this.#numbers;
    let largest = 0;
    for (let place = 0; place < this.#length; place += 1) {
      const number = this.#numberOf[this.states[place] ?? 0] ?? 0;
      numbers[place] = number;
      this.#sorted[place] = place;
      largest = Math.max(largest, number);
    }
    for (let shift = 0; largest >> shift > 0; shift += BITS_A_PASS) this.#sortByDigit(shift);
    for (let rank = 0; rank < this.#length; rank += 1) {
      const place = this.#sorted[rank] ?? 0;
      this.#sortedNumbers[rank] = numbers[place] ?? 0;
      this.#rankOf[place] = rank;
    }
    this.#isSorted = true;
  }

  /** Places with the same digit stay in their order. */
  #sortByDigit(shift: number): void {
    const numbers = this.#numbers;
    const mask = 2 ** BITS_A_PASS - 1;
    const free = this.#free.fill(0);
    for (let place = 0; place < this.#length; place += 1) {
      const after = (((numbers[place] ?? 0) >> shift) & mask) + 1;
      free[after] = (free[after] ?? 0) + 1;
    }
    for (let digit = 1; digit <= mask; digit += 1) {
      free[digit] = (free[digit] ?? 0) + (free[digit - 1] ?? 0);
    }
    const before = this.#sorted;
    const after = this.#spare;
    for (let rank = 0; rank < this.#length; rank += 1) {
      const place = before[rank] ?? 0;
      const digit = ((numbers[place] ?? 0) >> shift) & mask;
      const at = free[digit] ?? 0;
      after[at] = place;
      free[digit] = at + 1;
    }
    this.#sorted = after;
    this.#spare = before;
  }

  #makeBlocks(): void {
    const size = this.#blockSize();
    const cells = (this.#length + 1) * BLOCKS;
    if (this.#blocks.length < cells) this.#blocks = new Int32Array(cells);
    const blocks = this.#blocks;
    blocks.fill(NOWHERE, this.#length * BLOCKS, cells);
    for (let place = this.#length - 1; place >= 0; place -= 1) {
      const row = place * BLOCKS;
      blocks.copyWithin(row, row + BLOCKS, row + 2 * BLOCKS);
      blocks[row + Math.floor((this.#rankOf[place] ?? 0) / size)] = place;
    }
    this.#hasBlocks = true;
  }
}
