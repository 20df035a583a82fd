import type { Phase } from "#engine/site-audit/contract.ts";

/** A state as it is sent: a report's head is JSON already, and may be megabytes. */
export type StateJson = { phase: Phase; json: string };

export type Listener = (state: StateJson) => void;

const SEND_EVERY_MS = 500;

/** Whoever follows a crawl on this server. */
export class CrawlListeners {
  readonly #read: (id: number) => Promise<StateJson | undefined>;
  readonly #listeners = new Map<number, Set<Listener>>();
  readonly #timers = new Map<number, NodeJS.Timeout>();

  /** `read`: a crawl's state; undefined where it was deleted. */
  constructor(read: (id: number) => Promise<StateJson | undefined>) {
    this.#read = read;
  }

  /** Returns what ends it. */
  add(id: number, listener: Listener): () => void {
    const all = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, all.add(listener));
    return () => {
      all.delete(listener);
      if (all.size === 0) this.#listeners.delete(id);
    };
  }

  /** Sends what changes within half a second as one state. */
  notifySoon(id: number) {
    if (!this.#listeners.has(id) || this.#timers.has(id)) return;
    this.#timers.set(id, setTimeout(() => void this.notify(id), SEND_EVERY_MS).unref());
  }

  async notify(id: number) {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    if (!this.#listeners.has(id)) return;
    try {
      const state = await this.#read(id);
      if (state === undefined) return;
      for (const listen of this.#listeners.get(id) ?? []) listen(state);
    } catch {
      // Whoever listens polls as well; the next change is sent.
    }
  }

  close() {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
