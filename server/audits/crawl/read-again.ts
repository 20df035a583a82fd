import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { RecheckPlan } from "#engine/site-audit/recheck/recheck.ts";
import type { RecheckedFix } from "#engine/site-audit/site-report.ts";

import type { CrawlTools } from "./crawl-tools.ts";
import type { Ending } from "./lease-crawl.ts";
import { runCrawl } from "./run-crawl.ts";
import type { CrawlSettings } from "#server/audits/settings.ts";
import { openCrawls } from "#server/audits/store/open-crawls.ts";
import { limitSignal } from "#server/reading/limit-signal.ts";

type ReadAgainOptions = {
  /** The key of the finding. */
  fix: string;
  plan: RecheckPlan;
  settings: CrawlSettings;
  /** In the turn for the processes that read pages. */
  requester: string;
  /** After so many ms nothing more is asked, and what was read is judged. */
  readMs: number;
  /** Ends all of it, with an `Ending` as its reason. */
  signal: AbortSignal;
};

/**
 * Reads the addresses of one finding, robots.txt and where they redirect to, and nothing else. The
 * pages are in a folder that is gone afterwards. Undefined if `signal` ended it first, or if the
 * process that judges failed.
 */
export async function readAgain(
  { room: _room, ...tools }: CrawlTools,
  options: ReadAgainOptions,
): Promise<RecheckedFix | undefined> {
  const { fix, plan, requester, signal } = options;
  const folder = await mkdtemp(join(tmpdir(), "recheck-"));
  const place = { file: join(folder, "crawl.db") };
  const store = await openCrawls(place);
  try {
    const addresses = plan.places.map(({ url }) => url);
    const id = await store.create({
      secretHash: requester,
      url: addresses[0] ?? "",
      settings: { ...options.settings, pages: addresses.length },
      createdAt: tools.clock(),
      keptUntil: Number.MAX_SAFE_INTEGER,
      earlier: null,
      enquiry: null,
      visitor: requester,
    });
    const crawl = await store.get(id);
    if (crawl === undefined) return undefined;
    const alone = { ...tools, store, place, ownerOptions: { addresses, isAlone: true } as const };
    const limit = limitSignal(options.readMs, signal, "stop" satisfies Ending);
    const { outcome } = await runCrawl(alone, crawl, {
      signal: limit.signal,
      onChange: () => {},
    }).finally(limit.end);
    if (outcome !== "read") return undefined;
    const task = { kind: "judge-recheck", place, id, fix, plan, now: tools.clock() } as const;
    const answer = await tools.smallReports.run(task, { requester, signal });
    return answer.kind === "rechecked" ? answer.recheck : undefined;
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}
