import { randomUUID } from "node:crypto";

import type { Progress } from "#engine/site-audit/contract.ts";

import type { Crawl, CrawlStore } from "#server/audits/store/crawl-store.ts";

/**
 * How long a crawl stays its owner's unless they renew: after this time another process goes on with
 * a dead one's. Longer than a busy machine keeps a loop waiting.
 */
export const LEASE_MS = 10_000;
/** How often the owner renews, writes how far they are, and looks whether somebody asked to stop. */
const RENEW_EVERY_MS = 1_000;

/** Why reading ends before everything is read. "gone": deleted, or another process has it by now. */
export type Ending = "stop" | "shutdown" | "gone";

type LeaseCrawlOptions = {
  /** Ends the work from within this process, with an `Ending` as its reason. */
  signal: AbortSignal;
  /** What other processes show; undefined where nothing has changed since the last call. */
  progress: () => Progress | undefined;
  /** The name under which it was begun, where it is this caller's already. */
  owner?: string;
  leaseMs?: number;
};

export type LeasedCrawl = {
  crawl: Crawl;
  owner: string;
  /** What it keeps is kept only while the crawl is theirs. */
  store: CrawlStore;
  /** Also aborted where somebody asked to stop, or where the crawl is not theirs any more. */
  signal: AbortSignal;
  /** Gives the lease back. */
  end: () => Promise<void>;
};

/**
 * A crawl for this process alone, until `end`. Undefined where another process works on it, or
 * where it was deleted.
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
