import type { Phase, Progress, SiteAuditState } from "#engine/site-audit/contract.ts";

import { MAX_SQUARES } from "#server/audits/crawl/progress.ts";
import type { CrawlRun } from "#server/audits/crawl/crawl-run.ts";
import type { Crawl } from "#server/audits/store/crawl-store.ts";

/** What a page of the site takes at least, without any wait. */
const PER_PAGE_MS = 300;
/** So many requests are needed before the time that is left is estimated from their pace. */
const PACE_REQUESTS = 5;

/** Where a crawl stands while it reads. */
export function describeProgress(run: CrawlRun): Progress {
  const { frontier, crawl, notes } = run;
  const { found, read, pages: pagesRead, keptOut } = frontier.counts();
  const waiting = found - read - keptOut;
  const { pages, limitMs } = crawl.settings;
  const left = Math.max(0, Math.min(waiting, pages - pagesRead));
  const asked = left + run.targets.longestQueue();
  const leftMs = Math.min(asked * paceOf(run), Math.max(0, limitMs - run.readingMs()));
  return {
    found,
    read,
    waiting,
    keptOut,
    ...(run.now !== undefined && { now: run.now }),
    ...(found - keptOut > pages && { limit: pages }),
    secondsLeft: Math.ceil(leftMs / 1000),
    ...(run.tired.hasSlowed() && { slowedToMs: run.tired.gapMs() }),
    latest: notes.latest(),
    findings: notes.findings(),
    squares: frontier.squares(MAX_SQUARES),
  };
}

/** Between two requests to the site: the gap that is kept, or what a slow site takes. In ms. */
function paceOf(run: CrawlRun): number {
  const { requests } = run;
  const paceMs = requests < PACE_REQUESTS ? 0 : run.readingMs() / requests;
  return Math.max(run.tired.gapMs(), PER_PAGE_MS, paceMs);
}

const NOTHING: Progress = {
  found: 1,
  read: 0,
  waiting: 1,
  keptOut: 0,
  latest: [],
  findings: [],
  squares: ["waiting"],
};

/** `more`: what the process that works on it knows beyond its row. */
export function describeCrawl(
  crawl: Crawl,
  more: { phase?: Phase; progress?: Progress; detail?: string },
): SiteAuditState {
  const { progress = crawl.progress ?? NOTHING, phase = crawl.phase } = more;
  const detail = more.detail ?? crawl.detail ?? undefined;
  return {
    phase,
    site: new URL(crawl.site?.startUrl ?? crawl.url).hostname,
    startedAt: new Date(crawl.createdAt).toISOString(),
    keptUntil: new Date(crawl.keptUntil).toISOString(),
    progress: phase === "reading" ? progress : atRest(progress),
    ...(detail !== undefined && { detail }),
  };
}

/** Nothing is being read, although the last progress may name an address. */
function atRest({ now: _now, secondsLeft: _left, ...progress }: Progress): Progress {
  return progress;
}
