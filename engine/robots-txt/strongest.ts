/** Of many numbers the few smallest: the strongest patterns are the first in their list. */
export class Strongest {
  /** Only what is smaller than this is still taken. */
  weakest = Infinity;
  readonly #kept: number[] = [];
  readonly #most: number;
  readonly #again: Int32Array;

  /** `most`: so many are kept. `again`: by pattern, the next that is the same; below 0 where none is. */
  constructor(most: number, again: Int32Array) {
    this.#most = most;
    this.#again = again;
  }

  /** Takes a pattern, which comes once, with those that are the same. */
  add(pattern: number): void {
    for (let one = pattern; one >= 0 && one < this.weakest; one = this.#again[one] ?? -1) {
      const kept = this.#kept;
      if (kept.length < this.#most) kept.push(one);
      else kept[kept.indexOf(this.weakest)] = one;
      if (kept.length === this.#most) this.weakest = Math.max(...kept);
    }
  }

  /** What is kept, the strongest first. */
  list(): readonly number[] {
    return this.#kept.toSorted((a, b) => a - b);
  }
}
