import { createHash } from "node:crypto";

import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";

import { openJobs } from "#server/data/open-jobs.ts";
import { createRareLog } from "#server/log/rare-log.ts";
import { errorKind, type Log } from "#server/log/log.ts";
import type {
  CrawlShare,
  CrawlShareOptions,
  WaitingCrawl,
} from "#server/audits/start/share-crawls.ts";

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

/**
 * Servers on one PostgreSQL share crawls: a job for each, and one job at a time for each site, so
 * that a site sees one server. A server that dies stops saying that it lives, and its job goes to
 * another. The crawl's own lease (`leaseCrawl`) is what keeps two from writing.
 */
export async function createPostgresShare({
  url,
  log,
  atOnce,
  work,
}: PostgresShareOptions): Promise<CrawlShare> {
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
