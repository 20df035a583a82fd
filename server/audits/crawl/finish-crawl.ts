import { READER_DIED, type CrawlRun } from "./crawl-run.ts";
import type { CrawlTools } from "./crawl-tools.ts";
import { runCrawl, type RunCrawlOptions } from "./run-crawl.ts";
import { describeProgress } from "#server/audits/report/describe-crawl.ts";
import { leaseCrawl, type Ending, type LeasedCrawl } from "./lease-crawl.ts";
import { CrawlGone, CrawlTaken, type Crawl } from "#server/audits/store/crawl-store.ts";

/** "left": another process goes on, or none has to. "leased": another process works on it already. */
type Finished = { outcome: "done" | "stopped" | "failed" | "left" | "leased" };

type FinishCrawlOptions = RunCrawlOptions & {
  onPhase: (phase: Crawl["phase"]) => void;
  /** The name under which it was begun, where it is this caller's already. */
  owner?: string;
  leaseMs?: number;
};

/** After fewer, the process that read them judges them, too, and stays for the next crawl. */
const MANY_PAGES = 500;

/** How often a crawl is taken up again while nothing more of it is kept: what ends the process twice ends it again. */
const MAX_TAKEN = 2;

const JUDGING_FAILED =
  "The report could not be made. What was read is kept. Start the audit again; it may work.";

/** Takes a crawl from wherever it is to its report. No other process works on it in that time. */
export async function finishCrawl(
  tools: CrawlTools,
  { id }: Pick<Crawl, "id">,
  { signal, owner, leaseMs, ...options }: FinishCrawlOptions,
): Promise<Finished> {
  let changed: CrawlRun | undefined;
  const leased = await leaseCrawl(tools.store, id, {
    signal,
    progress: () => {
      const progress = changed && describeProgress(changed);
      changed = undefined;
      return progress;
    },
    ...(owner !== undefined && { owner }),
    ...(leaseMs !== undefined && { leaseMs }),
  });
  if (leased === undefined) return { outcome: "leased" };
  try {
    // The process that had it a moment ago has finished it.
    if (OVER.has(leased.crawl.phase)) return { outcome: "left" };
    if (leased.crawl.taken > MAX_TAKEN) {
      if (leased.crawl.phase === "judging") {
        await leased.store.keep(id, { crawl: { phase: "failed", detail: JUDGING_FAILED } });
        return { outcome: "failed" };
      }
      await judgeInstead(leased, tools.clock());
    }
    return await workOn({ ...tools, store: leased.store }, leased, {
      ...options,
      onChange: (run) => {
        changed = run;
        options.onChange(run);
      },
    });
  } catch (error) {
    if (error instanceof CrawlGone || error instanceof CrawlTaken) return { outcome: "left" };
    throw error;
  } finally {
    await leased.end();
  }
}

/** Reads nothing more: what was read before is judged. */
async function judgeInstead({ crawl, store }: LeasedCrawl, endedAt: number) {
  const changes = {
    phase: "judging",
    endedAt,
    bounds: [...crawl.bounds, { id: "reader-died", text: READER_DIED }],
  } as const;
  await store.keep(crawl.id, { crawl: changes });
  Object.assign(crawl, changes);
}

const OVER: ReadonlySet<Crawl["phase"]> = new Set(["done", "stopped", "failed"]);

async function workOn(
  tools: CrawlTools,
  { crawl, signal, owner }: LeasedCrawl,
  options: Omit<FinishCrawlOptions, "signal">,
): Promise<Finished> {
  const { store } = tools;
  let last: CrawlRun | undefined;
  let isSmall = false;
  const progress = () => (last === undefined ? crawl.progress : describeProgress(last));
  if (crawl.phase !== "judging") {
    await store.keep(crawl.id, { crawl: { phase: "reading" } });
    options.onPhase("reading");
    const end = await runCrawl(tools, crawl, {
      ...options,
      signal,
      onChange: (run) => {
        last = run;
        options.onChange(run);
      },
    });
    if (end.outcome === "left") return { outcome: "left" };
    if (end.outcome === "failed") {
      const { detail } = end;
      const endedAt = tools.clock();
      await store.keep(crawl.id, {
        crawl: { phase: "failed", detail, endedAt, progress: progress() },
      });
      return { outcome: "failed" };
    }
    await store.keep(crawl.id, { crawl: { progress: progress() } });
    isSmall = last !== undefined && last.frontier.counts().read <= MANY_PAGES;
  }
  options.onPhase("judging");
  return judge(tools, crawl, { signal, owner, isSmall });
}

async function judge(
  tools: CrawlTools,
  { id }: Crawl,
  { signal, owner, isSmall }: Pick<LeasedCrawl, "signal" | "owner"> & { isSmall: boolean },
): Promise<Finished> {
  const { store, place, clock, rulesUrl } = tools;
  const isWhole = tools.ownerOptions !== undefined;
  const task = { kind: "judge", place, id, now: clock(), owner, isWhole, rulesUrl } as const;
  const small = isSmall ? await tools.smallReports.run(task) : undefined;
  // It has less time and memory: few pages may have very many links.
  const needsMore = small === undefined || small.kind === "failed" || small.kind === "died";
  if (needsMore) tools.pages.endIdle();
  const answer = needsMore ? await tools.reports.run(task) : small;
  // The server is ending, and its workers with it: the next process judges what was read.
  const isEnding = signal.reason === ("shutdown" satisfies Ending);
  if (answer.kind === "none" || (answer.kind === "failed" && isEnding)) return { outcome: "left" };
  const crawl = await store.get(id);
  if (crawl === undefined) return { outcome: "left" };
  const wasStopped = crawl.bounds.some((bound) => bound.id === "stopped");
  const outcome = answer.kind !== "judged" ? "failed" : wasStopped ? "stopped" : "done";
  const ended = crawl.bounds.find(({ id: bound }) => ENDS_EARLY.has(bound));
  await store.keep(id, {
    crawl: {
      phase: outcome,
      ...(outcome === "failed" && { detail: JUDGING_FAILED }),
      ...(outcome !== "failed" && ended && { detail: ended.text }),
    },
  });
  return { outcome };
}

const ENDS_EARLY: ReadonlySet<string> = new Set([
  "time",
  "server-tired",
  "reader-died",
  "room",
  "robots-unreachable",
]);
