import type { Part } from "#engine/site-audit/contract.ts";
import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { SiteIssue } from "#engine/site-audit/site-report.ts";
import { withJsonField } from "#server/front/with-json-field.ts";

import type { CreateLimiter } from "#server/forms/limits.ts";
import { createMemoryLimiter } from "#server/forms/memory-limiter.ts";
import type { Log } from "#server/log/log.ts";
import { createGuard } from "#server/reading/create-guard.ts";
import type { Lines } from "#server/reading/lines.ts";
import type { Guard } from "#server/reading/read-page.ts";
import { AuditStarter } from "#server/audits/start/audit-starter.ts";
import {
  createCrawlSecret,
  hashOfSecret,
  isCrawlSecret,
  reportPath,
} from "#server/audits/start/crawl-secret.ts";
import { createCrawlTools, type AllCrawlTools } from "#server/audits/crawl/crawl-tools.ts";
import { createHandOut } from "#server/audits/report/hand-out-files.ts";
import { createCrawlKeeper, type CrawlKeeper } from "#server/audits/start/crawl-keeper.ts";
import { createReportLoads } from "#server/audits/routes/load-reports.ts";
import type { SiteAuditSettings } from "#server/audits/settings.ts";
import {
  createOwnShare,
  type CrawlShare,
  type CrawlShareOptions,
} from "#server/audits/start/share-crawls.ts";
import type { ListKind, SiteAuditApi, SiteAudits } from "#server/audits/start/site-audit-api.ts";
import type { Crawl, CrawlStore } from "#server/audits/store/crawl-store.ts";
import type { CrawlPlace } from "#server/audits/store/open-crawls.ts";
import { createVisitorKeys } from "#server/audits/start/visitor-key.ts";

export type StartSiteAuditsOptions = {
  settings: SiteAuditSettings;
  place: CrawlPlace;
  /** This site's public origin. */
  siteUrl: string;
  clock: () => number;
  log: Log;
  boundsVisitors: boolean;
  /** Counts with other servers where there are any; without it, in this process. */
  createLimiter?: CreateLimiter;
  /** Shared with live reading, so that a site sees one visitor. */
  lines?: Lines;
  /** Why the clock is not to be believed just now, in words; undefined where it is. */
  doubtClock?: () => Promise<string | undefined>;
  observe?: (outcome: string) => void;
  /** Called with every error of the audits' database. */
  onFault?: (error: unknown) => void;
  /** Layers in place of ours: for tests alone, and out of reach of every setting. */
  guard?: Partial<Guard>;
};

/** Everything that audits whole sites on one server, and its end. */
export async function startSiteAudits(options: StartSiteAuditsOptions): Promise<SiteAudits> {
  const { settings, clock, log, siteUrl } = options;
  const tools = await createCrawlTools({
    place: options.place,
    guard: createGuard({ clock, ...(options.guard && { guard: options.guard }) }),
    siteUrl,
    clock,
    room: settings,
    ...(options.lines && { lines: options.lines }),
    ...(options.onFault && { onFault: options.onFault }),
  });
  const keeper = await createCrawlKeeper({
    tools,
    log,
    share: (work) => shareCrawls(options, work),
    ...(options.doubtClock && { doubtClock: options.doubtClock }),
    ...(options.observe && { observe: options.observe }),
  }).catch(async (error: unknown) => {
    await tools.close();
    throw error;
  });
  await keeper.resume();
  const loads = createReportLoads({ createLimiter: createMemoryLimiter, ...options });
  return {
    api: createApi(options, tools, { keeper, loads }),
    endStreams: () => loads.end(),
    close: async () => {
      // The server does not wait for a report that is being made: the next process makes it.
      await Promise.all([keeper.close(), tools.reports.close()]);
      await tools.close();
    },
  };
}

type Parts = { keeper: CrawlKeeper; loads: ReturnType<typeof createReportLoads> };

function createApi(
  options: StartSiteAuditsOptions,
  tools: AllCrawlTools,
  { keeper, loads }: Parts,
): SiteAuditApi {
  const { store } = tools;
  const visitors = createVisitorKeys();
  const starter = new AuditStarter({
    createLimiter: createMemoryLimiter,
    ...options,
    tools,
    keeper,
    visitors,
  });
  const handOut = createHandOut({
    store,
    write: (id) => tools.reports.run({ kind: "files", place: tools.place, id }),
  });
  return {
    isActive: true,
    begin: (request, visitor) => starter.begin(request, visitor),
    beginForStaff: (request) => starter.beginForStaff(request),
    find: async (secret) => (isCrawlSecret(secret) ? store.find(hashOfSecret(secret)) : undefined),
    findByKey: (report) => store.find(report),
    async linkTo({ id }) {
      const secret = createCrawlSecret();
      return (await store.addLink(id, hashOfSecret(secret))) ? reportPath(secret) : undefined;
    },
    describe: (crawl) => keeper.describe(crawl),
    stateJson: (crawl) => keeper.stateJson(crawl),
    async noteReader(crawl, visitor) {
      if (crawl.isShared || !crawl.hasReport || !visitors.isOther(crawl.visitor, visitor)) return;
      await store.keep(crawl.id, { crawl: { isShared: true } });
    },
    async list(crawl, kind, from, limit) {
      const { rows, ...rest } = await readPart(store, crawl, { kind, from, limit });
      return { rows: rows.map((row) => JSON.parse(row) as ReportPage | SiteIssue), ...rest };
    },
    async listText(crawl, kind, from, limit) {
      const { rows, ...rest } = await readPart(store, crawl, { kind, from, limit });
      return withJsonField(JSON.stringify(rest), "rows", `[${rows.join(",")}]`);
    },
    stop: (crawl) => keeper.stop(crawl),
    remove: (crawl) => keeper.remove(crawl),
    watch: ({ id }, visitor) => loads.watch(id, visitor),
    listen: ({ id }, listener) => keeper.listen(id, listener),
    findFile: ({ id }, format) => handOut(id, format),
    load: ({ id }, visitor, what) => loads.load(id, visitor, what),
  };
}

/** Rows of a list as JSON, and where the next ones begin. */
async function readPart(
  store: CrawlStore,
  { id }: Crawl,
  { kind, from, limit }: { kind: ListKind; from: number; limit: number },
): Promise<Part<string>> {
  const stored = kind === "pages" ? "page" : "issue";
  const { total, rows } = await store.readFindings(id, stored, from, limit);
  const next = from + rows.length;
  return { rows, total, ...(next < total && { next: String(next) }) };
}

/** Servers on one PostgreSQL share the crawls; on a file, this process has them all. */
async function shareCrawls(
  { place, settings, log }: StartSiteAuditsOptions,
  work: CrawlShareOptions["work"],
): Promise<CrawlShare> {
  const atOnce = settings.runningAtOnce;
  if ("file" in place) return createOwnShare({ atOnce, work });
  const { createPostgresShare } = await import("#server/audits/start/share-by-postgres.ts");
  return createPostgresShare({ url: place.url, log, atOnce, work });
}
