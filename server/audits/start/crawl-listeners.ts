import type { StateJson } from "#server/audits/report/describe-crawl.ts";

export type Listener = (state: StateJson) => void;

const SEND_EVERY_MS = 500;

/** The listeners to the crawls of this server. */
export class CrawlListeners {
  readonly #read: (id: number) => Promise<StateJson | undefined>;
  readonly #listeners = new Map<number, Set<Listener>>();
  readonly #timers = new Map<number, NodeJS.Timeout>();

  /** `read`: a crawl's state; undefined if it was deleted. */
  constructor(read: (id: number) => Promise<StateJson | undefined>) {
    this.#read = read;
  }

  /** Returns a function that ends it. */
  add(id: number, listener: Listener): () => void {
    const all = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, all.add(listener));
    return () => {
      all.delete(listener);
      if (all.size === 0) this.#listeners.delete(id);
    };
  }

  /** Sends all changes within half a second as one state. */
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
      // Listeners poll as well, and the next change is sent.
    }
  }

  close() {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
