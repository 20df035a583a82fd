import type { Part, SiteAuditState } from "#engine/site-audit/contract.ts";
import type { ReportPage } from "#engine/site-audit/report-page.ts";
import { withoutFindings } from "#engine/site-audit/report/without-sections.ts";
import type { SiteAuditRequest } from "#engine/site-audit/site-audit-request.ts";

import {
  AuditStarter,
  createCrawlSecret,
  createVisitorKeys,
  hashOfSecret,
  isCrawlSecret,
  reportPath,
  type Begun,
  type BegunForStaff,
  type StaffAuditRequest,
} from "./audit-starter.ts";
import { CrawlKeeper } from "./crawl-keeper.ts";
import { shareCrawls } from "./share-crawls.ts";
import { createCrawlTools, type CrawlTools } from "#server/audits/crawl/crawl-tools.ts";
import { createFindReportFile } from "#server/audits/report/find-report-file.ts";
import { markFix, type MarkToKeep } from "#server/audits/report/mark-fix.ts";
import { Rechecker, type RecheckCall, type Rechecked } from "#server/audits/report/rechecker.ts";
import type { ExportFormat } from "#server/audits/report/report-files.ts";
import { createReportLoads, type Loaded } from "#server/audits/routes/report-loads.ts";
import type { SiteAuditSettings } from "#server/audits/settings.ts";
import type { Crawl, CrawlStore } from "#server/audits/store/crawl-store.ts";
import type { CrawlPlace } from "#server/audits/store/open-crawls.ts";
import { forwardTo, KeptOpen, RETRY_MS } from "#server/data/kept-open.ts";
import type { CreateLimiter } from "#server/forms/limits.ts";
import { createMemoryLimiter } from "#server/forms/memory-limiter.ts";
import { errorKind, type Log } from "#server/log/log.ts";
import { createGuard } from "#server/reading/create-guard.ts";
import type { Lines } from "#server/reading/lines.ts";
import type { Guard } from "#server/reading/guard.ts";

type AuditsOptions = {
  settings: SiteAuditSettings;
  place: CrawlPlace;
  /** This site's public origin. */
  siteUrl: string;
  clock: () => number;
  log: Log;
  boundsVisitors: boolean;
  /** Counts with other servers if there are any; without it, in this process. */
  createLimiter?: CreateLimiter;
  /** Shared with live reading, so that a site sees one visitor. */
  lines?: Lines;
  /** Why the clock cannot be trusted just now, in words; undefined if it can. */
  doubtClock?: () => Promise<string | undefined>;
  /** Called with every error of the audits' database. */
  onFault?: (error: unknown) => void;
  /** Layers in place of ours: for tests alone, and out of reach of every setting. */
  guard?: Partial<Guard>;
};

export type Audits = {
  api: AuditApi;
  /** Ends streams at once: the server would wait for them. */
  endStreams: () => void;
  close: () => Promise<void>;
};

/** What the routes, the desk and the watch ask for. Callers check who may stop, mark, check again and delete. */
export type AuditApi = ReturnType<typeof createApi>;

export type ListKind = "pages" | "issues";

/**
 * Starts one server's audits. Their file may be away at that moment: locked, damaged, on a full disk.
 * The site and its form are served all the same, and opening is tried again until it succeeds.
 */
export function startAudits(options: AuditsOptions): Audits {
  const { settings, log } = options;
  const kept = new KeptOpen({
    open: () => open(options),
    onFault: (error) => {
      options.onFault?.(error);
      log.error("site_audits_unavailable", { kind: errorKind(error), retryInMs: RETRY_MS });
    },
  });
  if (settings.active) void kept.tryToOpen();
  const current = async () => {
    await kept.opening;
    return kept.get().api;
  };
  return {
    api: forwardTo(current, {
      isActive: settings.active,
      watch: (crawl, visitor) => kept.get().api.watch(crawl, visitor),
    }),
    endStreams: () => kept.opened?.endStreams(),
    close: () => kept.close(),
  };
}

async function open(options: AuditsOptions): Promise<Audits> {
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
  const keeper = await CrawlKeeper.open({
    tools,
    log,
    share: (work) => shareCrawls(options.place, { log, atOnce: settings.runningAtOnce, work }),
    ...(options.doubtClock && { doubtClock: options.doubtClock }),
  }).catch(async (error: unknown) => {
    await tools.close();
    throw error;
  });
  await keeper.resume();
  const counting = { createLimiter: createMemoryLimiter, ...options };
  const loads = createReportLoads(counting);
  const rechecker = new Rechecker({ ...counting, tools });
  return {
    api: createApi(options, tools, { keeper, loads, rechecker }),
    endStreams: () => {
      loads.end();
      rechecker.end();
    },
    close: async () => {
      // The server does not wait for a report that is being made: the next process makes it.
      await Promise.all([keeper.close(), tools.reports.close(), rechecker.close()]);
      await tools.close();
    },
  };
}

type Parts = {
  keeper: CrawlKeeper;
  loads: ReturnType<typeof createReportLoads>;
  rechecker: Rechecker;
};

function createApi(options: AuditsOptions, tools: CrawlTools, { keeper, loads, rechecker }: Parts) {
  const { store, reports, place } = tools;
  const visitors = createVisitorKeys();
  const starter = new AuditStarter({
    createLimiter: createMemoryLimiter,
    ...options,
    tools,
    keeper,
    visitors,
  });
  const findFile = createFindReportFile({
    store,
    write: (id) => reports.run({ kind: "files", place, id }),
  });
  return {
    isActive: options.settings.active,
    begin: (request: SiteAuditRequest, visitor: string): Promise<Begun> =>
      starter.begin(request, visitor),
    /** With the staff's bounds: more pages, as much time as they take, and no count by visitor. */
    beginForStaff: (request: StaffAuditRequest): Promise<BegunForStaff> =>
      starter.beginForStaff(request),
    find: async (secret: string) =>
      isCrawlSecret(secret) ? store.find(hashOfSecret(secret)) : undefined,
    /** `report`: its key. */
    findByKey: (report: string) => store.find(report),
    /** The path of a fresh link that reads it, until it is deleted; undefined if it is gone. */
    async linkTo({ id }: Pick<Crawl, "id">) {
      const secret = createCrawlSecret();
      return (await store.addLink(id, hashOfSecret(secret))) ? reportPath(secret) : undefined;
    },
    describe: async (crawl: Crawl) =>
      JSON.parse((await keeper.stateJson(crawl)).json) as SiteAuditState,
    stateJson: (crawl: Crawl) => keeper.stateJson(crawl),
    /** A report that somebody else has opened is shared, and is deleted last for want of space. */
    async noteReader(crawl: Crawl, visitor: string) {
      if (crawl.isShared || !crawl.hasReport || !visitors.isOther(crawl.visitor, visitor)) return;
      await store.keep(crawl.id, { crawl: { isShared: true } });
    },
    /** Rows of a list without what is hidden, each as JSON, and where the next ones begin. */
    list: (crawl: Pick<Crawl, "id" | "hidden">, kind: ListKind, from: number, limit: number) =>
      listRows(store, crawl, { kind, from, limit }),
    /** What was read is kept and judged. */
    stop: (crawl: Crawl) => keeper.stop(crawl),
    /** All marks of its report from now on; undefined if the report has no such finding. */
    mark: ({ id }: Crawl, mark: MarkToKeep) => markFix({ store, clock: options.clock }, id, mark),
    /** Sections that only whoever manages it gets from now on. */
    hide: ({ id }: Crawl, hidden: Crawl["hidden"]) => store.keepHidden(id, hidden),
    /** Reads the addresses of one finding again, within a minute, and keeps what that showed. */
    recheck: (crawl: Crawl, call: RecheckCall): Promise<Rechecked> =>
      rechecker.recheck(crawl, call),
    remove: (crawl: Crawl) => {
      rechecker.forget(crawl.id);
      return keeper.remove(crawl);
    },
    /** A place for a progress stream; undefined if there is none. */
    watch: ({ id }: Crawl, visitor: string) => loads.watch(id, visitor),
    /** Undefined if the report has no such file. */
    findFile: ({ id }: Crawl, format: ExportFormat) => findFile(id, format),
    /** A place to load it; a refusal if there is none, or if it was asked for too often. */
    load: ({ id }: Crawl, visitor: string, what: Loaded) => loads.load(id, visitor, what),
  };
}

type RowsAsked = { kind: ListKind; from: number; limit: number };

async function listRows(
  store: Pick<CrawlStore, "readFindings">,
  { id, hidden }: Pick<Crawl, "id" | "hidden">,
  { kind, from, limit }: RowsAsked,
): Promise<Part<string>> {
  if (hidden.includes(kind === "pages" ? "pages" : "fixes")) return { rows: [], total: 0 };
  const stored = kind === "pages" ? "page" : "issue";
  const { total, rows } = await store.readFindings(id, stored, from, limit);
  const next = from + rows.length;
  const isBare = kind === "pages" && hidden.includes("fixes");
  return {
    rows: isBare ? rows.map(toBareRow) : rows,
    total,
    ...(next < total && { next: String(next) }),
  };
}

function toBareRow(row: string): string {
  return JSON.stringify(withoutFindings(JSON.parse(row) as ReportPage));
}
