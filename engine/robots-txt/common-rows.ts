/** For the literals that most patterns have: where each comes next, for every place of a text. */
import type { LiteralFinder } from "#engine/robots-txt/literal-finder.ts";
import type { PatternRows } from "#engine/robots-txt/pattern-rows.ts";
import { FAR, setFour } from "#engine/robots-txt/walk-lanes.ts";

const NONE = -1;

export class CommonRows {
  /** A literal's row begins at its number times `width`: by place, the end of the next one from there on. */
  cells = new Uint16Array(0);
  width = 0;
  /** By place in the rows' list of literals: the number among the common ones. */
  readonly commons: Uint16Array;
  readonly #finder: LiteralFinder;
  readonly #lengths: Int32Array;
  /** By literal: the number of the longest that ends it, itself among them; NONE where none does. */
  readonly #numberAt: Int32Array;
  /** By number: the same for those that are shorter. */
  readonly #shorter: Int32Array;
  readonly #filled: Int32Array;

  constructor({ commonLiterals: literals, commons }: PatternRows, finder: LiteralFinder) {
    const { lengths, shorterOf } = finder;
    this.commons = commons;
    this.#finder = finder;
    this.#lengths = literals.map((literal) => lengths[literal] ?? 0);
    this.#filled = new Int32Array(literals.length);
    const numberOf = new Int32Array(lengths.length).fill(NONE);
    for (const [number, literal] of literals.entries()) numberOf[literal] = number;
    const numberAt = new Int32Array(lengths.length);
    const shortFirst = Int32Array.from(lengths.keys()).toSorted(
      (a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0),
    );
    for (const literal of shortFirst) {
      const own = numberOf[literal] ?? NONE;
      numberAt[literal] = own === NONE ? (numberAt[shorterOf[literal] ?? NONE] ?? NONE) : own;
    }
    this.#numberAt = numberAt;
    this.#shorter = literals.map((literal) => numberAt[shorterOf[literal] ?? NONE] ?? NONE);
  }

  /** Takes the text that the finder has read. */
  read(): void {
    const { textLength: length, literalAt } = this.#finder;
    this.width = length + 1;
    const size = this.width * this.#filled.length;
    if (this.cells.length < size) this.cells = new Uint16Array(size);
    this.#finder.lookups += size;
    const { cells, width } = this;
    const filled = this.#filled.fill(0);
    for (let at = 0; at < length; at += 1) {
      let number = this.#numberAt[literalAt[at] ?? NONE] ?? NONE;
      while (number !== NONE) {
        const start = at + 1 - (this.#lengths[number] ?? 0);
        fillCells(
          cells,
          number * width + (filled[number] ?? 0),
          number * width + start + 1,
          at + 1,
        );
        filled[number] = start + 1;
        number = this.#shorter[number] ?? NONE;
      }
    }
    for (const [number, from] of filled.entries()) {
      cells.fill(FAR, number * width + from, (number + 1) * width);
    }
  }

  /** The place after the literals from one place of the rows' list to another; FAR where one does not come. */
  walk(start: number, stop: number, from: number): number {
    const { cells, width, commons } = this;
    let place = from;
    for (let at = start; at < stop && place < FAR; at += 1) {
      place = cells[(commons[at] ?? 0) * width + place] ?? 0;
    }
    return place;
  }

  /** Four rows at a time (walk-lanes.ts). */
  step(ats: Int32Array, places: Int32Array, steps: number): number {
    const { cells, width, commons } = this;
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
      a = cells[(commons[atA + step] ?? 0) * width + a] ?? 0;
      b = cells[(commons[atB + step] ?? 0) * width + b] ?? 0;
      c = cells[(commons[atC + step] ?? 0) * width + c] ?? 0;
      d = cells[(commons[atD + step] ?? 0) * width + d] ?? 0;
      step += 1;
      if (((a | b | c | d) & FAR) !== 0) break;
    }
    setFour(places, a, b, c, d);
    return step;
  }
}

/** By hand where few are filled: a call costs more. */
function fillCells(cells: Uint16Array, from: number, end: number, value: number): void {
  if (end - from > 40) cells.fill(value, from, end);
  else for (let at = from; at < end; at += 1) cells[at] = value;
}
