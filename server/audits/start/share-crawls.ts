import type { Crawl } from "#server/audits/store/crawl-store.ts";

/** A crawl that waits for a process. `site`: its real address, once that is known. */
export type WaitingCrawl = Pick<Crawl, "id" | "url" | "site">;

/** Which crawls this process works on, and when. */
export type CrawlShare = {
  /** Offers crawls that wait for a process. Offering one again changes nothing. */
  offer: (crawls: readonly WaitingCrawl[]) => Promise<void>;
  /** Starts nothing more. Resolves when what was started has ended; the caller ends it. */
  close: () => Promise<void>;
};

export type CrawlShareOptions = {
  /** Crawls at one time in this process. */
  atOnce: number;
  /** Resolves when the crawl rests or is over. Never rejects. */
  work: (id: number, mayRead?: MayRead) => Promise<void>;
};

/**
 * Whether this process may read the site at this address, now that the crawl's start has led there.
 * Where it may not, the crawl is left, and offered again.
 */
export type MayRead = (startUrl: string) => boolean;

/** One process on its own file: first come, first served. */
export function createOwnShare({ atOnce, work }: CrawlShareOptions): CrawlShare {
  const queue: number[] = [];
  const running = new Map<number, Promise<void>>();
  let isClosed = false;

  function advance() {
    if (isClosed) return;
    while (running.size < atOnce) {
      const id = queue.shift();
      if (id === undefined) return;
      running.set(
        id,
        work(id).finally(() => {
          running.delete(id);
          advance();
        }),
      );
    }
  }

  return {
    async offer(crawls) {
      for (const { id } of crawls) if (!queue.includes(id) && !running.has(id)) queue.push(id);
      advance();
    },
    async close() {
      isClosed = true;
      await Promise.all(running.values());
    },
  };
}
