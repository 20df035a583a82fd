import type { Phase, Progress, SiteAuditState } from "#engine/site-audit/contract.ts";

import { MAX_SQUARES } from "#server/audits/crawl/progress.ts";
import type { CrawlRun } from "#server/audits/crawl/crawl-run.ts";
import type { Crawl, CrawlStore } from "#server/audits/store/crawl-store.ts";
import { withJsonField } from "#server/front/with-json-field.ts";

/** A state as it is sent: a report's head is JSON already, and may be megabytes. */
export type StateJson = { phase: Phase; json: string };

/** What the process that works on a crawl knows beyond its row. */
type Known = { phase?: Phase; progress?: Progress; detail?: string };

/** The least time that a page of the site takes, without any wait. */
const PER_PAGE_MS = 300;
/** From this many requests on, the time left is estimated from their pace. */
const PACE_REQUESTS = 5;

/** The progress of a crawl that is being read. */
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

/** Time between two requests to the site: the gap that is kept, or what a slow site takes. In ms. */
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

/** A crawl's state as it is sent, with the head of its report if it has one. */
export async function readState(
  store: Pick<CrawlStore, "readHead" | "readMarks" | "readRechecks">,
  crawl: Crawl,
  more: Known,
): Promise<StateJson> {
  const isOver = crawl.phase === "done" || crawl.phase === "stopped";
  const { phase: _phase, progress: _progress, ...rest } = more;
  const head = crawl.hasReport && isOver ? await store.readHead(crawl.id) : undefined;
  const marks = head === undefined ? [] : await store.readMarks(crawl.id);
  const rechecks = head === undefined ? [] : await store.readRechecks(crawl.id);
  const state = describeCrawl(crawl, isOver ? rest : more);
  const json = JSON.stringify({
    ...state,
    ...(marks.length > 0 && { marks }),
    ...(rechecks.length > 0 && { rechecks }),
  });
  return {
    phase: state.phase,
    json: head === undefined ? json : withJsonField(json, "report", head),
  };
}

export function describeCrawl(crawl: Crawl, more: Known): SiteAuditState {
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

/** Nothing is being read any more, although the last progress may name an address. */
function atRest({ now: _now, secondsLeft: _left, ...progress }: Progress): Progress {
  return progress;
}
