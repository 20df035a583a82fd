import { siteAuditBounds } from "#engine/site-audit/contract.ts";

/** What bounds one crawl; stored with it, so that it ends as it was begun. Times in ms. */
export type CrawlSettings = {
  pages: number;
  depth: number;
  limitMs: number;
  /** Between the beginnings of two requests to one registrable domain, and how many at once. */
  gapMs: number;
  atOnce: number;
  pageBytes: number;
  pageMs: number;
  externalTargets: number;
  maxCrawlDelayMs: number;
  /** No scheme was typed: where https does not answer, http is tried. */
  mayUseHttp?: boolean;
  /** The home page is also asked for as two crawlers, to compare the answers. */
  asksAsCrawlers?: boolean;
  /** Addresses beyond this number are not kept. */
  maxKnown: number;
};

/** What bounds all of them on one server. */
export type SiteAuditSettings = CrawlSettings & {
  active: boolean;
  perVisitorPerDay: number;
  /** Findings that are checked again, for one visitor and in one report, and how long one may be read. */
  rechecksPerTenMinutes: number;
  rechecksPerDay: number;
  recheckMs: number;
  /** Crawls at one time, all visitors together, and how many may wait for their turn. */
  runningAtOnce: number;
  waitingAtMost: number;
  keepDays: number;
  /** What all audits may take of the disk, and what of it they leave free. */
  quotaBytes: number;
  reserveBytes: number;
};

export const siteAuditDefaults: SiteAuditSettings = {
  ...siteAuditBounds,
  active: true,
  runningAtOnce: 4,
  waitingAtMost: 20,
  quotaBytes: 1_000_000_000,
  reserveBytes: 500_000_000,
  maxKnown: 50_000,
};

/** An audit of 100 pages gains little from 50,000 known addresses, which are sorted at each turn. */
const KNOWN_FOR_A_PAGE = 25;
const KNOWN_AT_LEAST = 10_000;

/** `pages`: as many as were asked for, at least one and never more than the server's own bound. */
export function crawlSettingsOf(settings: SiteAuditSettings, pages?: number): CrawlSettings {
  const { depth, limitMs, gapMs, atOnce, pageBytes, pageMs } = settings;
  const { externalTargets, maxCrawlDelayMs, maxKnown, asksAsCrawlers = false } = settings;
  const most = Math.max(1, Math.min(pages ?? settings.pages, settings.pages));
  return {
    pages: most,
    depth,
    limitMs,
    gapMs,
    atOnce,
    pageBytes,
    pageMs,
    externalTargets,
    maxCrawlDelayMs,
    asksAsCrawlers,
    maxKnown: Math.min(maxKnown, Math.max(KNOWN_AT_LEAST, most * KNOWN_FOR_A_PAGE)),
  };
}
