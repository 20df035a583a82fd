import type { Crawl } from "#server/site-audit/store/crawl-store.ts";

/** Which crawls this process works on, and when. */
export type CrawlShare = {
  /** Crawls that wait for somebody. Those that were offered before are known. */
  offer: (crawls: readonly Pick<Crawl, "id" | "url">[]) => Promise<void>;
  /** Nobody needs to begin it. */
  withdraw: (id: number) => void;
  /** Begins nothing more. Resolves when what was begun has ended, which the caller sees to. */
  close: () => Promise<void>;
};

export type CrawlShareOptions = {
  /** Crawls at one time in this process. */
  atOnce: number;
  /** Resolves when the crawl rests or is over. Never rejects. */
  work: (id: number) => Promise<void>;
};

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
    withdraw(id) {
      const at = queue.indexOf(id);
      if (at >= 0) queue.splice(at, 1);
    },
    async close() {
      isClosed = true;
      await Promise.all(running.values());
    },
  };
}
