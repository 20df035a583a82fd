import { randomUUID } from "node:crypto";

import type { Progress } from "#engine/site-audit/contract.ts";

import type { Crawl, CrawlStore } from "#server/audits/store/crawl-store.ts";

/**
 * How long a crawl stays with its owner unless that renews. After this time another process takes over
 * from a dead one. Longer than a busy machine holds up a loop.
 */
export const LEASE_MS = 10_000;
/** How often the owner renews, writes its progress, and looks for a request to stop. */
const RENEW_EVERY_MS = 1_000;

/** Why reading ends before everything is read. "gone": deleted, or another process has it by now. */
export type Ending = "stop" | "shutdown" | "gone";

type LeaseCrawlOptions = {
  /** Ends the work from within this process, with an `Ending` as its reason. */
  signal: AbortSignal;
  /** What other processes show; undefined where nothing has changed since the last call. */
  progress: () => Progress | undefined;
  /** The owner's name, if this caller has the crawl already. */
  owner?: string;
  leaseMs?: number;
};

export type LeasedCrawl = {
  crawl: Crawl;
  owner: string;
  /** Writes only while the lease lasts. */
  store: CrawlStore;
  /** Also aborted by a request to stop, or when another process has the crawl. */
  signal: AbortSignal;
  /** Gives the lease back. */
  end: () => Promise<void>;
};

/**
 * Reserves a crawl for this process until `end`. Undefined if another process works on it, or if it
 * was deleted.
 */
export async function leaseCrawl(
  store: CrawlStore,
  id: number,
  { signal, progress, owner = randomUUID(), leaseMs = LEASE_MS }: LeaseCrawlOptions,
): Promise<LeasedCrawl | undefined> {
  const lease = { owner, leaseMs };
  const crawl = await store.claim(id, lease);
  if (crawl === undefined) return undefined;

  const control = new AbortController();
  const abort = (ending: Ending) => control.abort(ending);
  const passOn = () => control.abort(signal.reason);
  if (signal.aborted) passOn();
  signal.addEventListener("abort", passOn);
  if (crawl.stopAsked) abort("stop");

  let renewing: Promise<void> | undefined;
  const renew = async () => {
    try {
      const renewed = await store.renew(id, lease, progress());
      if (renewed === undefined) abort("gone");
      else if (renewed.stopAsked) abort("stop");
    } catch {
      // The store is away: the next step cannot be kept either, and ends the work.
    } finally {
      renewing = undefined;
    }
  };
  const beating = setInterval(
    () => (renewing ??= renew()),
    Math.min(RENEW_EVERY_MS, leaseMs / 3),
  ).unref();

  return {
    crawl,
    owner,
    store: { ...store, keep: (which, step) => store.keep(which, { ...step, owner }) },
    signal: control.signal,
    async end() {
      clearInterval(beating);
      signal.removeEventListener("abort", passOn);
      await renewing;
      // Where the store is away, it runs out by itself.
      await store.release(id, owner).catch(() => {});
    },
  };
}
