import type {
  Part,
  ReportPage,
  SiteAuditRequest,
  SiteAuditStarted,
  SiteAuditState,
  SiteIssue,
} from "#engine/site-audit/contract.ts";

import {
  consumeAll,
  createRingLimit,
  giveBackAll,
  type CreateLimiter,
} from "#server/forms/limits.ts";
import { createMemoryLimiter } from "#server/forms/memory-limiter.ts";
import { createGuard } from "#server/live/create-live.ts";
import { judgeAddress, type JudgedAddress } from "#server/reading/judge-address.ts";
import { isOwnSite } from "#server/live/polite-visit.ts";
import type { Lines } from "#server/reading/lines.ts";
import type { Guard } from "#server/reading/read-page.ts";
import type { Log } from "#server/log/log.ts";
import {
  busy,
  refuseAttempt,
  refuseLoads,
  refuseToday,
  type AuditRefusal,
} from "#server/site-audit/audit-refusals.ts";
import { createCrawlSecret, hashOfSecret, isCrawlSecret } from "#server/site-audit/crawl-secret.ts";
import { createCrawlTools } from "#server/site-audit/crawl-tools.ts";
import {
  createCrawlKeeper,
  type Listener,
  type ToldState,
} from "#server/site-audit/keep-crawls.ts";
import {
  createOwnShare,
  type CrawlShare,
  type CrawlShareOptions,
} from "#server/site-audit/share-crawls.ts";
import { createHandOut, type HandedOut } from "#server/site-audit/hand-out-files.ts";
import type { ExportFormat } from "#server/site-audit/report-files.ts";
import {
  crawlSettingsOf,
  type CrawlSettings,
  type SiteAuditSettings,
} from "#server/site-audit/settings.ts";
import type { Crawl, CrawlStore } from "#server/site-audit/store/crawl-store.ts";
import {
  createStreamPlaces,
  LOADING,
  WATCHING,
  type StreamPlace,
} from "#server/site-audit/stream-places.ts";
import { createVisitorKeys } from "#server/site-audit/visitor-key.ts";
import type { CrawlPlace } from "#server/site-audit/store/open-crawls.ts";
import { DAY_MS } from "#lib/durations.ts";
import { withJsonField } from "#server/http/with-json-field.ts";

export type Begun = { ok: true; started: SiteAuditStarted } | AuditRefusal;

export type StaffAuditRequest = SiteAuditRequest & {
  /** The enquiry whose website it is; null: nobody's. */
  enquiry: string | null;
  /** How long the report is kept; without it, as long as a visitor's. */
  keepDays?: number;
};

/** "report": its head, or a part of its lists. */
export type Loaded = "file" | "report";

export type ListKind = "pages" | "issues";

/** What the routes ask of the audits; whoever has the id may do everything with it. */
export type SiteAuditApi = {
  isActive: boolean;
  begin: (request: SiteAuditRequest, visitor: string) => Promise<Begun>;
  /** With the staff's bounds: more pages, as much time as they take, and no count by visitor. */
  beginForStaff: (request: StaffAuditRequest) => Promise<Begun>;
  find: (secret: string) => Promise<Crawl | undefined>;
  describe: (crawl: Crawl) => Promise<SiteAuditState>;
  /** The same as it is sent. */
  tellState: (crawl: Crawl) => Promise<ToldState>;
  /** Whoever else opens a report makes it a shared one, which goes last where there is no room. */
  noteReader: (crawl: Crawl, visitor: string) => Promise<void>;
  list: (
    crawl: Crawl,
    kind: ListKind,
    from: number,
    limit: number,
  ) => Promise<Part<ReportPage | SiteIssue>>;
  /** The same as JSON. */
  listText: (crawl: Crawl, kind: ListKind, from: number, limit: number) => Promise<string>;
  /** What was read is kept and judged. */
  stop: (crawl: Crawl) => Promise<void>;
  remove: (crawl: Crawl) => Promise<void>;
  listen: (crawl: Crawl, listener: Listener) => () => void;
  /** A place for a progress stream; undefined where there is none. */
  watch: (crawl: Crawl, visitor: string) => StreamPlace | undefined;
  /** Undefined where the report has no such file. */
  findFile: (crawl: Crawl, format: ExportFormat) => Promise<HandedOut | undefined>;
  /** A place to load it; a refusal where there is none, or where it was asked for too often. */
  load: (crawl: Crawl, visitor: string, what: Loaded) => Promise<StreamPlace | AuditRefusal>;
};

export type SiteAudits = {
  api: SiteAuditApi;
  /** Streams end at once, or the server would wait for them. */
  endStreams: () => void;
  close: () => Promise<void>;
};

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
  /** Layers in place of ours: for tests alone, and out of reach of every setting. */
  guard?: Partial<Guard>;
};

/** What the agency's own people may have read of one site. */
const STAFF_PAGES = 2_000;
/** Sites answer slower than their turn comes: twice the time that the turns alone take. */
const STAFF_SLOWNESS = 2;
/** Of one household in ten minutes, whether they find a place or not. */
const ATTEMPTS = { points: 10, duration: 10 * 60 };

/** Of one household in ten minutes: files of reports, and reports with the parts of their lists. */
const LOADS = {
  file: { points: 60, duration: 10 * 60 },
  report: { points: 300, duration: 10 * 60 },
};

type AuditToCreate = {
  earlier?: string | undefined;
  enquiry: string | null;
  bounds: CrawlSettings;
  /** Null: one of the agency’s own people. */
  visitor: string | null;
  keepDays?: number | undefined;
};

/** Everything that audits whole sites on one server, and its end. */
export async function startSiteAudits(options: StartSiteAuditsOptions): Promise<SiteAudits> {
  const { settings, clock, log, siteUrl } = options;
  const guard = createGuard({ clock, ...(options.guard && { guard: options.guard }) });
  const tools = await createCrawlTools({
    place: options.place,
    guard,
    siteUrl,
    clock,
    room: settings,
    ...(options.lines && { lines: options.lines }),
  });
  const { store } = tools;
  const visitors = createVisitorKeys();
  const anyNumber = options.boundsVisitors ? {} : { perVisitor: Infinity };
  const streams = createStreamPlaces({ ...WATCHING, ...anyNumber });
  const loading = {
    file: createStreamPlaces({ ...LOADING, ...anyNumber }),
    report: createStreamPlaces({ ...LOADING, ...anyNumber }),
  };
  const handOut = createHandOut({
    store,
    write: (id) => tools.reports.run({ kind: "files", place: tools.place, id }),
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
  const { createLimiter = createMemoryLimiter } = options;
  const attempts = createRingLimit(createLimiter, "site-audit-attempts", ATTEMPTS);
  const loads = {
    file: createRingLimit(createLimiter, "site-audit-files", LOADS.file),
    report: createRingLimit(createLimiter, "site-audit-reports", LOADS.report),
  };
  const perDay = createRingLimit(createLimiter, "site-audits-day", {
    points: settings.perVisitorPerDay,
    duration: DAY_MS / 1000,
  });
  await keeper.resume();

  function judge(url: string): { ok: true; value: JudgedAddress } | AuditRefusal {
    const judged = judgeAddress(url, guard.judge);
    if (!judged.ok) return { ok: false, status: 400, problem: judged.detail };
    return isOwnSite(judged.value.url.hostname, tools.ownNames)
      ? { ok: false, status: 400, problem: "This is our own site, which does not read itself." }
      : judged;
  }

  async function beginForStaff(request: StaffAuditRequest): Promise<Begun> {
    const judged = judge(request.url);
    if (!judged.ok) return judged;
    const crawl = crawlSettingsOf({ ...settings, pages: STAFF_PAGES }, request.pages);
    const bounds = {
      ...crawl,
      limitMs: Math.max(crawl.limitMs, crawl.pages * crawl.gapMs * STAFF_SLOWNESS),
    };
    const noRoom = await tools.room?.refuse(bounds, undefined);
    if (noRoom !== undefined) return noRoom;
    const started = await create(judged.value, { ...request, bounds, visitor: null });
    return started === undefined ? busy : { ok: true, started };
  }

  async function begin(request: SiteAuditRequest, visitor: string): Promise<Begun> {
    const judged = judge(request.url);
    if (!judged.ok) return judged;
    const share = options.boundsVisitors ? perDay(visitor) : [];
    if (options.boundsVisitors) {
      const tried = await consumeAll(attempts(visitor));
      if (!tried.allowed) return refuseAttempt(tried);
      const today = await consumeAll(share);
      if (!today.allowed) return refuseToday(today, settings.perVisitorPerDay);
    }
    const owner = visitors.keyOf(visitor);
    const noRoom = await tools.room?.refuse(
      crawlSettingsOf(settings, request.pages),
      options.boundsVisitors ? owner : undefined,
    );
    if (noRoom !== undefined) {
      await giveBackAll(share);
      return noRoom;
    }
    try {
      const bounds = crawlSettingsOf(settings, request.pages);
      const started = await create(judged.value, {
        earlier: request.earlier,
        enquiry: null,
        bounds,
        visitor: owner,
      });
      if (started !== undefined) return { ok: true, started };
      await giveBackAll(share);
      return busy;
    } catch (error) {
      await giveBackAll(share).catch(() => {});
      throw error;
    }
  }

  async function isFull(): Promise<boolean> {
    return (await keeper.size()) >= settings.runningAtOnce + settings.waitingAtMost;
  }

  /** Undefined: there is no place. */
  async function create(
    { url, schemeAssumed }: JudgedAddress,
    { earlier, enquiry, bounds, visitor, keepDays = settings.keepDays }: AuditToCreate,
  ): Promise<SiteAuditStarted | undefined> {
    if (await isFull()) return undefined;
    const secret = createCrawlSecret();
    const createdAt = clock();
    const id = await store.create({
      secretHash: hashOfSecret(secret),
      url: url.href,
      settings: {
        ...bounds,
        ...(schemeAssumed && { mayUseHttp: true }),
      },
      createdAt,
      keptUntil: createdAt + keepDays * DAY_MS,
      earlier: earlier !== undefined && isCrawlSecret(earlier) ? hashOfSecret(earlier) : null,
      enquiry,
      visitor,
    });
    await keeper.offer({ id, url: url.href, site: null });
    return { id: secret, report: `/site-audit#${secret}` };
  }

  const api: SiteAuditApi = {
    isActive: true,
    begin,
    beginForStaff,
    find: async (secret) => (isCrawlSecret(secret) ? store.find(hashOfSecret(secret)) : undefined),
    describe: keeper.describe,
    tellState: keeper.tellState,
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
    stop: keeper.stop,
    remove: keeper.remove,
    watch: ({ id }, visitor) => streams.take(id, visitor),
    listen: ({ id }, listener) => keeper.listen(id, listener),
    findFile: ({ id }, format) => handOut(id, format),
    async load({ id }, visitor, what) {
      if (options.boundsVisitors) {
        const asked = await consumeAll(loads[what](visitor));
        if (!asked.allowed) return refuseLoads(asked);
      }
      return loading[what].take(id, visitor) ?? refuseLoads({ retryAfterSeconds: 5 });
    },
  };
  return {
    api,
    endStreams() {
      streams.end();
      loading.file.end();
      loading.report.end();
    },
    close: async () => {
      // A report that is being made is not waited for: the next process makes it.
      await Promise.all([keeper.close(), tools.reports.close()]);
      await tools.close();
    },
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
  const { createPostgresShare } = await import("#server/site-audit/share-by-postgres.ts");
  return createPostgresShare({ url: place.url, log, atOnce, work });
}
