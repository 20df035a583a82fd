import type { Ending } from "#server/site-audit/crawl/crawl-run.ts";
import type { AllCrawlTools } from "#server/site-audit/crawl-tools.ts";
import { runCrawl, type RunCrawlOptions } from "#server/site-audit/crawl/run-crawl.ts";
import { describeProgress } from "#server/site-audit/describe-crawl.ts";
import type { Crawl } from "#server/site-audit/store/crawl-store.ts";
import type { Progress } from "#engine/site-audit/contract.ts";

export type Finished = { outcome: "done" | "stopped" | "failed" | "paused" | "left" };

const JUDGING_FAILED =
  "The report could not be made. What was read is kept; an audit begun anew may fare better.";

/** From wherever a crawl stands to its report, or to where somebody wanted it to rest. */
export async function finishCrawl(
  tools: AllCrawlTools,
  crawl: Crawl,
  options: RunCrawlOptions & { onPhase: (phase: Crawl["phase"]) => void },
): Promise<Finished> {
  const { store } = tools;
  let progress: Progress | null = crawl.progress;
  if (crawl.phase !== "judging") {
    await store.keep(crawl.id, { crawl: { phase: "reading", pausedAt: null } });
    options.onPhase("reading");
    const end = await runCrawl(tools, crawl, {
      signal: options.signal,
      onChange: (run) => {
        progress = describeProgress(run);
        options.onChange(run);
      },
    });
    if (end.outcome === "left") return { outcome: "left" };
    if (end.outcome === "paused") {
      const pausedAt = tools.clock();
      await store.keep(crawl.id, { crawl: { phase: "paused", pausedAt, progress } });
      return { outcome: "paused" };
    }
    if (end.outcome === "failed") {
      const { detail } = end;
      const endedAt = tools.clock();
      await store.keep(crawl.id, { crawl: { phase: "failed", detail, endedAt, progress } });
      return { outcome: "failed" };
    }
    await store.keep(crawl.id, { crawl: { progress: atRest(progress) } });
  }
  options.onPhase("judging");
  // Judging takes much memory for a short time; what the readers held is not needed beside it.
  tools.pages.rest();
  return judge(tools, crawl, options.signal);
}

async function judge(
  tools: AllCrawlTools,
  { id }: Crawl,
  { reason }: AbortSignal,
): Promise<Finished> {
  const { store, place, clock } = tools;
  const answer = await tools.reports.run({ kind: "judge", place, id, now: clock() });
  // The server is ending, and its threads with it: the next process judges what was read.
  const isEnding = reason === ("shutdown" satisfies Ending);
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

const ENDS_EARLY: ReadonlySet<string> = new Set(["time", "server-tired", "robots-unreachable"]);

/** Nothing is being read any more. */
function atRest(progress: Progress | null): Progress | null {
  if (progress === null) return null;
  const { now: _now, secondsLeft: _left, ...rest } = progress;
  return rest;
}
