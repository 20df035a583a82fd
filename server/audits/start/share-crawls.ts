import { createHash } from "node:crypto";

import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";

import type { Crawl } from "#server/audits/store/crawl-store.ts";
import type { CrawlPlace } from "#server/audits/store/open-crawls.ts";
import { createRareLog } from "#server/log/rare-log.ts";
import { errorKind, type Log } from "#server/log/log.ts";

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

/** `site`: the key under which the job was sent. */
type Job = { id: number; site: string };

type PostgresShareOptions = CrawlShareOptions & { url: string; log: Log };

const QUEUE = "crawl";

/** How often one of the servers looks for jobs whose server is dead. */
const LOOK_EVERY_SECONDS = 5;
/** For each crawl at a time. */
const WORKER = { pollingIntervalSeconds: 1, heartbeatRefreshSeconds: 3 } as const;
const SETTINGS = {
  // The library's least is 10. Longer than a lease, so that the next process can claim the crawl.
  heartbeatSeconds: 15,
  // A crawl's own bounds end it long before; this ends what would never end.
  expireInSeconds: 6 * 60 * 60,
  deleteAfterSeconds: 60,
  // A dead server's job goes to another one, as often as necessary.
  retryLimit: 1_000,
  retryDelay: 0,
} as const;
const CONNECTIONS = 3;
/** Less than the whole end of a server may take. */
const STOP_WITHIN_MS = 2_000;

/** Servers on one PostgreSQL share the crawls; on a file, this process has them all. */
export async function shareCrawls(
  place: CrawlPlace,
  options: CrawlShareOptions & { log: Log },
): Promise<CrawlShare> {
  return "file" in place
    ? createOwnShare(options)
    : createPostgresShare({ ...options, url: place.url });
}

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

/**
 * Servers on one PostgreSQL share crawls: a job for each, and one job at a time for each site, so
 * that a site sees one server. A server that dies stops saying that it lives, and its job goes to
 * another. The crawl's own lease (`leaseCrawl`) is what keeps two from writing.
 */
async function createPostgresShare({
  url,
  log,
  atOnce,
  work,
}: PostgresShareOptions): Promise<CrawlShare> {
  const { openJobs } = await import("#server/data/open-jobs.ts");
  const logRarely = createRareLog(log);
  return openJobs({
    url,
    max: CONNECTIONS,
    stopWithinMs: STOP_WITHIN_MS,
    // Nothing here is done by the hour.
    schedule: false,
    superviseIntervalSeconds: LOOK_EVERY_SECONDS,
    monitorIntervalSeconds: LOOK_EVERY_SECONDS,
    maintenanceIntervalSeconds: 10 * 60,
    onError: (error) => logRarely("site_audit_jobs", { kind: errorKind(error) }),
    async begin(boss) {
      // Existing ones are left as they are, so both: made, then brought up to date.
      await boss.createQueue(QUEUE, { policy: "exclusive", ...SETTINGS });
      await boss.updateQueue(QUEUE, SETTINGS);
      const workers = await Promise.all(
        Array.from({ length: atOnce }, () =>
          boss.work<Job>(QUEUE, WORKER, async ([job]) => {
            if (job === undefined) return;
            const { id, site } = job.data;
            await work(id, (startUrl) => siteKey(startUrl) === site);
          }),
        ),
      );
      return {
        async offer(crawls: readonly WaitingCrawl[]) {
          for (const crawl of crawls) {
            const site = siteKey(crawl.site?.startUrl ?? crawl.url);
            const data: Job = { id: crawl.id, site };
            const job = await boss.send(QUEUE, data, { singletonKey: site });
            // Null: the site has a job already, waiting or under way. It is offered again later.
            if (job === null) continue;
            for (const worker of workers) boss.notifyWorker(worker);
          }
        },
      };
    },
  });
}

/** One for each registrable domain, that where a redirect ends. Jobs outlive a deleted crawl by minutes, so they name no site. */
function siteKey(url: string): string {
  const site = readRegistrableDomain(new URL(url).hostname);
  return createHash("sha256").update(site).digest("hex");
}
