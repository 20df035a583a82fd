/**
 * For the literals that many patterns have: where each comes next, by stretches of the text. A stretch is
 * so short that a literal seldom ends in it twice, so two ends answer nearly every question about it.
 */
import { NONE } from "#engine/robots-txt/literal-automaton.ts";
import type { LiteralFinder } from "#engine/robots-txt/literal-finder.ts";
import { LENGTH_BITS, type PatternRows } from "#engine/robots-txt/pattern-rows.ts";
import { FAR, setFour } from "#engine/robots-txt/walk-lanes.ts";

/** A literal's facts in one number: from its lowest bit on the shift, the length, where its cells begin. */
const LENGTH_SHIFT = 5;
const CELL_SHIFT = LENGTH_SHIFT + LENGTH_BITS;
const SHIFT_MASK = 2 ** LENGTH_SHIFT - 1;
const LENGTH_MASK = 2 ** LENGTH_BITS - 1;

/** So many stretches for each place of a literal, about. */
const STRETCHES = 8;
const MOST_CELLS = 2 ** (31 - CELL_SHIFT);
/** Every place is in the same stretch. */
const WHOLE = 31;

export class SharedTables {
  /** Two ends in one number: the first that is not before the stretch, and the one after it. */
  cells = new Int32Array(0x40_00);
  /** By literal: where its cells begin, and how far a place is shifted to be a stretch, in one number. */
  readonly infos: Int32Array;
  /** By place in the rows' list of literals: which it is. */
  readonly literals: Int32Array;
  readonly #shared: Int32Array;
  readonly #finder: LiteralFinder;
  #size = 0;

  constructor({ sharedLiterals, literals }: PatternRows, finder: LiteralFinder) {
    this.#shared = sharedLiterals;
    this.literals = literals;
    this.#finder = finder;
    this.infos = new Int32Array(finder.lengths.length);
  }

  /** Takes the text that the finder has read. */
  read(): void {
    const { firstEnds, lastEnds, base, textLength } = this.#finder;
    // The first cell is for those that are not in the text, the second for those that are there too often.
    this.cells[0] = FAR | (FAR << 16);
    this.cells[1] = 0;
    this.#size = 2;
    for (const literal of this.#shared) {
      const first = firstEnds[literal] ?? 0;
      if (first < base) this.#point(literal, 0, WHOLE);
      else if (first === lastEnds[literal]) this.#addOnce(literal, first - base);
      else this.#add(literal, textLength);
    }
    this.#finder.lookups += this.#size;
  }

  #point(literal: number, cell: number, shift: number): void {
    const length = this.#finder.lengths[literal] ?? 0;
    this.infos[literal] = (cell << CELL_SHIFT) | (length << LENGTH_SHIFT) | shift;
  }

  #addOnce(literal: number, end: number): void {
    this.#makeRoom(1);
    this.#point(literal, this.#size, WHOLE);
    this.cells[this.#size] = end | (FAR << 16);
    this.#size += 1;
  }

  #add(literal: number, textLength: number): void {
    const list = this.#finder.listEnds(literal);
    if (list < 0 || this.#size > MOST_CELLS - 2 * textLength) {
      this.#point(literal, 1, WHOLE);
      return;
    }
    const count = this.#finder.countOf(literal);
    let shift = 0;
    while (textLength >> shift > STRETCHES * count) shift += 1;
    const length = this.#finder.lengths[literal] ?? 0;
    const size = ((textLength + length) >> shift) + 1;
    this.#makeRoom(size);
    const { cells } = this;
    const { ends } = this.#finder;
    let at = this.#size;
    let from = 0;
    let pair = pairOf(ends, list, count, 0);
    for (let place = 0; place < count; place += 1) {
      const stretch = (ends[list + place] ?? 0) >> shift;
      for (; from <= stretch; from += 1, at += 1) cells[at] = pair;
      pair = pairOf(ends, list, count, place + 1);
    }
    for (; from < size; from += 1, at += 1) cells[at] = pair;
    this.#point(literal, this.#size, shift);
    this.#size += size;
  }

  #makeRoom(size: number): void {
    if (this.#size + size <= this.cells.length) return;
    const more = new Int32Array(2 * (this.#size + size));
    more.set(this.cells);
    this.cells = more;
  }

  /** The place after the literals from one place of the rows' list to another; FAR where one does not come. */
  walk(start: number, stop: number, from: number): number {
    const { cells, infos, literals } = this;
    let place = from;
    for (let at = start; at < stop && place < FAR; at += 1) {
      const info = infos[literals[at] ?? 0] ?? 0;
      const least = place + ((info >> LENGTH_SHIFT) & LENGTH_MASK);
      const pair = cells[(info >>> CELL_SHIFT) + (least >> (info & SHIFT_MASK))] ?? 0;
      place = choose(pair, least);
      if (place < least) place = this.findFar(literals[at] ?? 0, least);
    }
    return place;
  }

  /** Four rows at a time (walk-lanes.ts). */
  step(ats: Int32Array, places: Int32Array, steps: number): number {
    const { cells, infos, literals } = this;
    const atA = ats[0] ?? 0;
    const atB = ats[1] ?? 0;
    const atC = ats[2] ?? 0;
    const atD = ats[3] ?? 0;
    let a = places[0] ?? 0;
    let b = places[1] ?? 0;
    let c = places[2] ?? 0;
    let d = places[3] ?? 0;
    let step = 0;
    while (step < steps) {
      const infoA = infos[literals[atA + step] ?? 0] ?? 0;
      const infoB = infos[literals[atB + step] ?? 0] ?? 0;
      const infoC = infos[literals[atC + step] ?? 0] ?? 0;
      const infoD = infos[literals[atD + step] ?? 0] ?? 0;
      const leastA = a + ((infoA >> LENGTH_SHIFT) & LENGTH_MASK);
      const leastB = b + ((infoB >> LENGTH_SHIFT) & LENGTH_MASK);
      const leastC = c + ((infoC >> LENGTH_SHIFT) & LENGTH_MASK);
      const leastD = d + ((infoD >> LENGTH_SHIFT) & LENGTH_MASK);
      a = choose(cells[(infoA >>> CELL_SHIFT) + (leastA >> (infoA & SHIFT_MASK))] ?? 0, leastA);
      b = choose(cells[(infoB >>> CELL_SHIFT) + (leastB >> (infoB & SHIFT_MASK))] ?? 0, leastB);
      c = choose(cells[(infoC >>> CELL_SHIFT) + (leastC >> (infoC & SHIFT_MASK))] ?? 0, leastC);
      d = choose(cells[(infoD >>> CELL_SHIFT) + (leastD >> (infoD & SHIFT_MASK))] ?? 0, leastD);
      if (((a - leastA) | (b - leastB) | (c - leastC) | (d - leastD)) < 0) {
        if (a < leastA) a = this.findFar(literals[atA + step] ?? 0, leastA);
        if (b < leastB) b = this.findFar(literals[atB + step] ?? 0, leastB);
        if (c < leastC) c = this.findFar(literals[atC + step] ?? 0, leastC);
        if (d < leastD) d = this.findFar(literals[atD + step] ?? 0, leastD);
      }
      step += 1;
      if (((a | b | c | d) & FAR) !== 0) break;
    }
    setFour(places, a, b, c, d);
    return step;
  }

  /** The first end of a literal that is not before `least`, asked of the finder; FAR where none comes. */
  findFar(literal: number, least: number): number {
    const { base, lengths } = this.#finder;
    this.#finder.lookups += 1;
    const end = this.#finder.endAfter(literal, base + least - (lengths[literal] ?? 0));
    return end === NONE ? FAR : end - base;
  }
}

function pairOf(ends: Int32Array, list: number, count: number, place: number): number {
  const one = place < count ? (ends[list + place] ?? 0) : FAR;
  const next = place + 1 < count ? (ends[list + place + 1] ?? 0) : FAR;
  return one | (next << 16);
}

/** Of a cell's two ends the first if it is not before `least`, else the second: without a jump. */
function choose(pair: number, least: number): number {
  const isSecond = ((pair & 0xff_ff) - least) >> 31;
  return (pair >>> (isSecond & 16)) & 0xff_ff;
}
