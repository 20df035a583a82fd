/** For the literals that most patterns have: where each comes next, for every place of a text. */
const NONE = -1;

export class CommonRows {
  /** A literal's row begins at its number times `width`: by place, the end of the next one from there on. */
  cells: Uint16Array | Uint32Array = new Uint16Array(0);
  width = 0;
  /** What stands for "not there any more", as a place too: past the end leads to past the end. */
  past = 0;
  readonly #lengths: Int32Array;
  /** By literal: the number of the longest that ends it, itself among them; NONE where none does. */
  readonly #numberAt: Int32Array;
  /** By number: the same for those that are shorter. */
  readonly #shorter: Int32Array;
  readonly #filled: Int32Array;

  /** `literals`: the common ones, by number. `lengths` and `shorterOf`: as in LiteralAutomaton. */
  constructor(literals: Int32Array, lengths: Int32Array, shorterOf: Int32Array) {
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

  /** Takes a text by the longest literal that ends with each of its places; NONE where none does. */
  read(literalAt: Int32Array, length: number): void {
    this.width = length + 2;
    this.past = length + 1;
    const size = this.width * this.#filled.length;
    if (this.cells.length < size || this.past > 0xff_ff !== this.cells instanceof Uint32Array) {
      this.cells = this.past > 0xff_ff ? new Uint32Array(size) : new Uint16Array(size);
    }
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
      cells.fill(this.past, number * width + from, (number + 1) * width);
    }
  }

  /** Where a literal ends that begins at `from` or after it, the first that does; NONE where none does. */
  endAfter(number: number, from: number): number {
    const end = this.cells[number * this.width + from] ?? 0;
    return end === this.past ? NONE : end;
  }
}

/** By hand where few are filled: a call costs more. */
function fillCells(
  cells: Uint16Array | Uint32Array,
  from: number,
  end: number,
  value: number,
): void {
  if (end - from > 40) cells.fill(value, from, end);
  else for (let at = from; at < end; at += 1) cells[at] = value;
}
