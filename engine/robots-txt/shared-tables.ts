/**
 * For the literals that many patterns have: where each comes next, by stretches of the text. A stretch is
 * so short that a literal seldom ends in it twice, so two ends answer nearly every question about it.
 */
import { NONE } from "#engine/robots-txt/literal-automaton.ts";
import type { LiteralFinder } from "#engine/robots-txt/literal-finder.ts";
import type { PatternRows } from "#engine/robots-txt/pattern-rows.ts";
import {
  CELL_SHIFT,
  FAR,
  LENGTH_MASK,
  LENGTH_SHIFT,
  SHIFT_MASK,
  choose,
  walkShared,
  type WaitingRows,
} from "#engine/robots-txt/walk-lanes.ts";

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

  walkAll(waiting: WaitingRows): void {
    walkShared(this, waiting);
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
