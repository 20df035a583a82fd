import type { FrontierRow } from "#server/audits/store/crawl-store.ts";

/** The places in which addresses are asked: turn by turn, each laid down when it begins. */
export class TurnOrder {
  #turns: readonly number[] = [];
  #at = 0;
  #last = -1;

  begin(turns: readonly number[]): { n: number; turn: number }[] {
    this.#turns = turns;
    this.#at = 0;
    return turns.map((n) => {
      this.#last += 1;
      return { n, turn: this.#last };
    });
  }

  next(isWaiting: (n: number) => boolean): number | undefined {
    while (this.#at < this.#turns.length) {
      const n = this.#turns[this.#at]!;
      this.#at += 1;
      if (isWaiting(n)) return n;
    }
    return undefined;
  }

  restore(rows: readonly FrontierRow[]) {
    for (const { turn } of rows) this.#last = Math.max(this.#last, turn ?? -1);
    this.#turns = rows
      .filter(({ state, turn }) => state === "waiting" && turn !== null)
      .toSorted((one, other) => one.turn! - other.turn!)
      .map(({ n }) => n);
    this.#at = 0;
  }
}
