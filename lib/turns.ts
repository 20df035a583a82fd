/** Those who wait. Requesters are served in turn, however much each of them wants. */
export class Turns<Requester, Waiting extends { requester: Requester }> {
  /** By requester, in the order in which they will be served. */
  readonly #queue = new Map<Requester, Waiting[]>();

  /** How many requesters wait. */
  get size(): number {
    return this.#queue.size;
  }

  add(waiting: Waiting) {
    this.#set(waiting.requester, [...(this.#queue.get(waiting.requester) ?? []), waiting]);
  }

  /** The next one; none is taken. */
  first(): Waiting | undefined {
    return this.#queue.values().next().value?.[0];
  }

  /** Takes the first of the first requester that may have one; its others move behind all other requesters. */
  take(mayTake: (requester: Requester) => boolean = () => true): Waiting | undefined {
    for (const [requester, [first, ...others]] of this.#queue) {
      if (!mayTake(requester)) continue;
      this.#queue.delete(requester);
      this.#set(requester, others);
      return first;
    }
    return undefined;
  }

  remove(waiting: Waiting) {
    const all = this.#queue.get(waiting.requester) ?? [];
    this.#set(
      waiting.requester,
      all.filter((other) => other !== waiting),
    );
  }

  /** All that still wait; none is left. */
  clear(): readonly Waiting[] {
    const all = [...this.#queue.values()].flat();
    this.#queue.clear();
    return all;
  }

  #set(requester: Requester, waiting: Waiting[]) {
    if (waiting.length > 0) this.#queue.set(requester, waiting);
    else this.#queue.delete(requester);
  }
}
