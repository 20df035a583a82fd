import { describeStoreFault } from "#server/data/store-fault.ts";

/** How long the words of a fault stay after the crawl may go on. */
const WORDS_KEPT_MS = 15_000;

/** Crawls that rest after a store that could not be written. */
export class CrawlFaults {
  readonly #faults = new Map<number, { words: string; until: number }>();

  add(id: number, error: unknown, until: number) {
    const words = `Our own server cannot keep what it reads just now (${describeStoreFault(error)}). Nothing is lost: it goes on by itself.`;
    this.#faults.set(id, { words, until });
  }

  wordsOf(id: number): string | undefined {
    return this.#faults.get(id)?.words;
  }

  mayGoOn(id: number, now: number): boolean {
    return (this.#faults.get(id)?.until ?? 0) <= now;
  }

  delete(id: number) {
    this.#faults.delete(id);
  }

  sweep(now: number) {
    for (const [id, { until }] of this.#faults) {
      if (until + WORDS_KEPT_MS <= now) this.#faults.delete(id);
    }
  }
}
