export type WaitingTask = { task: unknown; party: string; resolve: (answer: unknown) => void };

/** Tasks that wait for a process. Parties are served in turn, whichever of them has more to do. */
export class Turns {
  /** By party, in the order in which they will be served. */
  readonly #queue = new Map<string, WaitingTask[]>();

  add(waiting: WaitingTask) {
    this.#queue.set(waiting.party, [...(this.#queue.get(waiting.party) ?? []), waiting]);
  }

  /** The first task of the first party that may; that party's others go behind all other parties. */
  take(mayTake: (party: string) => boolean): WaitingTask | undefined {
    const party = this.#queue.keys().find(mayTake);
    if (party === undefined) return undefined;
    const [first, ...others] = this.#queue.get(party)!;
    this.#queue.delete(party);
    if (others.length > 0) this.#queue.set(party, others);
    return first;
  }

  remove(waiting: WaitingTask) {
    const others = this.#queue.get(waiting.party)?.filter((other) => other !== waiting) ?? [];
    if (others.length > 0) this.#queue.set(waiting.party, others);
    else this.#queue.delete(waiting.party);
  }

  /** All that still wait; none is left. */
  clear(): readonly WaitingTask[] {
    const all = [...this.#queue.values()].flat();
    this.#queue.clear();
    return all;
  }
}
