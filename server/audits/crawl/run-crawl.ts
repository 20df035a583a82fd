import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { describePattern } from "#engine/site-audit/frontier/pattern-budget.ts";
import type { BoundMet, PageNotReadReason } from "#engine/site-audit/rows.ts";

import { askAsCrawlers } from "./ask-as-crawlers.ts";
import { checkTargets } from "./check-targets.ts";
import { CrawlRun } from "./crawl-run.ts";
import type { Ending } from "./lease-crawl.ts";
import type { CrawlTools } from "./crawl-tools.ts";
import { findStart } from "./find-start.ts";
import { probeSite } from "./probe-site.ts";
import { readPages } from "./read-pages.ts";
import { readSitemaps } from "./read-sitemaps.ts";
import type { Crawl } from "#server/audits/store/crawl-store.ts";

/** "read": everything that will be read is kept. "left": another process goes on. */
type CrawlEnd = { outcome: "read" | "left" } | { outcome: "failed"; detail: string };

export type RunCrawlOptions = {
  /** Aborted with an `Ending` as its reason. */
  signal: AbortSignal;
  onChange: (run: CrawlRun) => void;
  /** Called once the site's address is known. If it returns false, the crawl is left and offered again. */
  mayRead?: (startUrl: string) => boolean;
};

/** What ends a reading before everything is read. */
const ENDS_READING: readonly BoundMet["id"][] = ["reader-died", "room", "server-tired", "time"];

/** How many of the patterns that were cut are named. */
const MAX_PATTERNS_NAMED = 5;

/**
 * Reads a site from where its rows end. Each step is written before the next one, so a process that
 * dies here loses at most the pages that were being read.
 */
export async function runCrawl(
  tools: CrawlTools,
  crawl: Crawl,
  options: RunCrawlOptions,
): Promise<CrawlEnd> {
  const run = await CrawlRun.open(tools, crawl, options);
  try {
    return await readAll(run, options.mayRead);
  } finally {
    run.close();
  }
}

async function readAll(
  run: CrawlRun,
  mayRead: NonNullable<RunCrawlOptions["mayRead"]> = () => true,
): Promise<CrawlEnd> {
  const { store } = run.tools;
  // Of a few addresses, one that does not answer says nothing about the others.
  const isAlone = run.ownerOptions.isAlone === true;
  const isStartKnown = isAlone || (await store.readPart(run.crawl.id, "start")) !== undefined;
  // Before any link is known: the sitemap decides which links are opened.
  if (run.ownerOptions.sitemap !== undefined) await readSitemaps(run);
  const start = isStartKnown ? ({ state: "found" } as const) : await findStart(run);
  if (start.state === "failed") return { outcome: "failed", detail: start.detail };
  if (start.state === "found") {
    if (!mayRead(run.startUrl)) return { outcome: "left" };
    const stages = isAlone
      ? [readPages]
      : [readSitemaps, readPages, checkTargets, probeSite, askAsCrawlers];
    for (const stage of stages) await stage(run);
  }
  const ending = run.signal.aborted ? (run.signal.reason as Ending) : undefined;
  if (ending === "shutdown" || ending === "gone") return { outcome: "left" };
  await finish(run, ending === "stop");
  return { outcome: "read" };
}

/** Notes for each waiting address why it is not asked, and writes down the bounds. */
async function finish(run: CrawlRun, wasStopped: boolean): Promise<void> {
  const { frontier, bounds } = run;
  // Also writes down a bound that was met at the start.
  run.isOver();
  if (wasStopped) run.addBound("stopped", "The reading was stopped before it was through.");
  const endedBy = ENDS_READING.map((id) => bounds.get(id)).find((bound) => bound !== undefined);
  const [reason, detail]: [PageNotReadReason, string] = wasStopped
    ? ["stopped", "The reading was stopped before its turn."]
    : endedBy === undefined
      ? ["limit", "More pages are known than are read."]
      : ["stopped", endedBy.text];
  for (const n of frontier.waiting()) frontier.keepOut(n, { reason, detail });
  addDepthBound(run);
  for (const met of frontier.patternsMet().slice(0, MAX_PATTERNS_NAMED)) {
    bounds.set(`pattern ${met.pattern}`, {
      id: "pattern",
      text: `${describePattern(met)} ${met.beyond} more ${met.beyond === 1 ? "was" : "were"} counted only.`,
    });
  }
  const { origin } = new URL(run.startUrl);
  const robots = await run.tools.store.readPart(run.crawl.id, `robots ${origin}`);
  await run.keep({
    parts: robots === undefined ? [] : [{ name: "robots", body: robots }],
    crawl: { phase: "judging", endedAt: run.tools.clock() },
  });
}

function addDepthBound(run: CrawlRun) {
  const deeper = run.frontier.tooDeep();
  if (deeper === 0) return;
  const clicks = count(run.crawl.settings.depth, "click");
  run.addBound(
    "depth",
    `Pages are read up to ${clicks} from the start. ${groupThousands(deeper)} more ${deeper === 1 ? "is" : "are"} known, and ${deeper === 1 ? "was" : "were"} not read; more may follow behind ${deeper === 1 ? "it" : "them"}.`,
  );
}
