export type WaitingTask = { task: unknown; requester: string; resolve: (answer: unknown) => void };

/** Tasks that wait for a process. Requesters are served in turn, however much each has to do. */
export class Turns {
  /** By requester, in the order in which they will be served. */
  readonly #queue = new Map<string, WaitingTask[]>();

  add(waiting: WaitingTask) {
    this.#queue.set(waiting.requester, [...(this.#queue.get(waiting.requester) ?? []), waiting]);
  }

  /** Takes the first task of the first requester that may have one; its other tasks move behind all other requesters. */
  take(mayTake: (requester: string) => boolean): WaitingTask | undefined {
    const requester = this.#queue.keys().find(mayTake);
    if (requester === undefined) return undefined;
    const [first, ...others] = this.#queue.get(requester)!;
    this.#queue.delete(requester);
    if (others.length > 0) this.#queue.set(requester, others);
    return first;
  }

  remove(waiting: WaitingTask) {
    const others = this.#queue.get(waiting.requester)?.filter((other) => other !== waiting) ?? [];
    if (others.length > 0) this.#queue.set(waiting.requester, others);
    else this.#queue.delete(waiting.requester);
  }

  /** All that still wait; none is left. */
  clear(): readonly WaitingTask[] {
    const all = [...this.#queue.values()].flat();
    this.#queue.clear();
    return all;
  }
}
