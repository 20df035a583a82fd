import { paths } from "#lib/site/paths.ts";
import { createLines, type Lines } from "#server/reading/lines.ts";
import type { Guard } from "#server/reading/guard.ts";
import { spareOwnSite } from "#server/reading/spare-own-site.ts";
import { createUserAgent } from "#server/reading/user-agent.ts";
import type { OwnerOptions } from "./owner-options.ts";
import type { PageTask, PageTaskAnswer } from "./page-task.ts";
import type { ReportAnswer, ReportTask } from "#server/audits/report/report-task.ts";
import {
  createRoom,
  freeBytesAt,
  type DiskRoom,
  type RoomSettings,
} from "#server/audits/store/room.ts";
import type { CrawlStore } from "#server/audits/store/crawl-store.ts";
import { openCrawls, type CrawlPlace } from "#server/audits/store/open-crawls.ts";
import { tellFaults } from "#server/data/damage.ts";
import { WorkerPool, type Workers } from "#server/workers/worker-pool.ts";

type CrawlToolsOptions = {
  place: CrawlPlace;
  guard: Guard;
  /** Shared with live reading, so that a site sees one visitor. */
  lines?: Lines;
  /** This site's public origin: named in the user agent, and never read. */
  siteUrl: string;
  clock: () => number;
  /** Called with every error of the database. */
  onFault?: (error: unknown) => void;
  /** Of a terminal, for the one site that it reads. */
  ownerOptions?: OwnerOptions;
  /** How much crawls may keep; without it, as much as the disk takes. */
  room?: RoomSettings;
  /** Processes that read pages. */
  readers?: number;
};

/** Idle ones end before a large report is made. */
type PageReaders = Pick<WorkerPool<PageTask, PageTaskAnswer>, "run" | "close" | "endIdle">;

/** What the crawls of one server share. */
export type CrawlTools = {
  place: CrawlPlace;
  store: CrawlStore;
  guard: Guard;
  lines: Lines;
  pages: PageReaders;
  reports: Workers<ReportTask, ReportAnswer>;
  /** Reports of few pages, by the process that has read them: its code is loaded and compiled. */
  smallReports: Workers<ReportTask, ReportAnswer>;
  /** How much crawls may keep; without it, as much as the disk takes. */
  room?: Pick<DiskRoom, "refuse" | "check">;
  userAgent: string;
  /** Of a terminal, for the one site that it reads. */
  ownerOptions?: OwnerOptions;
  /** Where our pages about the rules are. */
  rulesUrl: string;
  clock: () => number;
  close: () => Promise<void>;
};

/** A page of 2 MB takes less than a second; only a hostile one takes this long. */
const PAGE_LIMIT_MS = 20_000;
/** Readers give way to all other work of the machine, and may have to wait for it. */
const PATIENCE_MS = 300_000;
/** Ten thousand pages and all their links. */
const REPORT_LIMIT_MS = 300_000;
/** Pages leave much that is short-lived. */
const NEW_MEMORY_MB = 32;
/** Enough for some 40,000 elements. */
const PAGE_MEMORY_MB = 128;
const REPORT_MEMORY_MB = 512;
/** A report is made once and mostly kept to its end: clearing up often costs little. */
const REPORT_NEW_MEMORY_MB = 6;

/** Opens what crawls need on one server or in one terminal. */
export async function createCrawlTools(options: CrawlToolsOptions): Promise<CrawlTools> {
  const { place, siteUrl, readers = 1, onFault = () => {} } = options;
  const store = tellFaults(await openCrawls(place), onFault);
  const module = new URL("audit.worker.ts", import.meta.url);
  const pages = new WorkerPool<PageTask | ReportTask, PageTaskAnswer | ReportAnswer>({
    module,
    size: readers,
    limitMs: PAGE_LIMIT_MS,
    patienceMs: PATIENCE_MS,
    memoryMb: PAGE_MEMORY_MB,
    newMemoryMb: NEW_MEMORY_MB,
    failed: { kind: "failed", problem: "failed" },
    died: { kind: "died" },
  });
  const reports = new WorkerPool<ReportTask, ReportAnswer>({
    module,
    limitMs: REPORT_LIMIT_MS,
    memoryMb: REPORT_MEMORY_MB,
    newMemoryMb: REPORT_NEW_MEMORY_MB,
    failed: { kind: "failed" },
  });
  return {
    store,
    place,
    rulesUrl: new URL(paths.auditRules, siteUrl).href,
    // Each is answered in its own kind.
    pages: pages as PageReaders,
    reports,
    smallReports: pages as Workers<ReportTask, ReportAnswer>,
    guard: spareOwnSite(options.guard, siteUrl),
    ...(options.room && {
      room: createRoom({ ...options.room, store, freeBytes: freeBytesAt(place) }),
    }),
    lines: options.lines ?? createLines(),
    userAgent: createUserAgent(siteUrl),
    ...(options.ownerOptions && { ownerOptions: options.ownerOptions }),
    clock: options.clock,
    close: async () => {
      await Promise.all([pages.close(), reports.close()]);
      await store.close();
    },
  };
}
