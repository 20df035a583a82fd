/** What of a new reading needs the rules or the report's lists, in a worker process. */
import { shorten } from "#lib/text/shorten.ts";
import { judgeRecheck, planRecheck, type RecheckPlan } from "#engine/site-audit/recheck/recheck.ts";
import type {
  FixRecheck,
  RecheckedAddress,
  RecheckedFix,
  SiteIssue,
} from "#engine/site-audit/site-report.ts";

import type { CrawlStore } from "#server/audits/store/crawl-store.ts";

/** "plan-recheck": of a report. "judge-recheck": of a crawl that read the plan's addresses alone. */
export type RecheckTask =
  | { kind: "plan-recheck"; id: number; fix: string }
  | { kind: "judge-recheck"; id: number; fix: string; plan: RecheckPlan; now: number };

/** "refused": why its addresses alone do not show it. */
export type RecheckAnswer =
  | { kind: "planned"; plan: RecheckPlan }
  | { kind: "refused"; problem: string }
  | { kind: "rechecked"; recheck: RecheckedFix };

/** Findings that are read at a time, and how much of what an address shows is kept. */
const ROWS_AT_ONCE = 100;
const MAX_EVIDENCE_CHARACTERS = 300;

/** "none": the report has no such finding. */
export async function doRecheckTask(
  store: Pick<CrawlStore, "readFindings" | "readRows">,
  task: RecheckTask,
): Promise<RecheckAnswer | { kind: "none" }> {
  const { id, fix } = task;
  if (task.kind === "judge-recheck") {
    const { issue: _issue, ...recheck } = judgeRecheck(
      task.plan,
      await store.readRows(id),
      task.now,
    );
    return { kind: "rechecked", recheck: { fix, ...shortenEvidence(recheck) } };
  }
  const issues = await readIssuesOf(store, id, fix);
  if (issues.length === 0) return { kind: "none" };
  const plan = planRecheck({ issues }, fix);
  return plan.ok
    ? { kind: "planned", plan: plan.value }
    : { kind: "refused", problem: plan.problem };
}

/** The rows of its rule, if the finding is among them; the report may be megabytes. */
async function readIssuesOf(
  store: Pick<CrawlStore, "readFindings">,
  id: number,
  fix: string,
): Promise<readonly SiteIssue[]> {
  const found: SiteIssue[] = [];
  for (let from = 0; ;) {
    const { total, rows } = await store.readFindings(id, "issue", from, ROWS_AT_ONCE);
    const issues = rows.map((row) => JSON.parse(row) as SiteIssue);
    found.push(...issues.filter((issue) => fix.startsWith(`${issue.id}/`)));
    from += rows.length;
    if (rows.length === 0 || from >= total) break;
  }
  return found.some(({ pages }) => pages.some((page) => page.fix === fix)) ? found : [];
}

function shortenEvidence({ addresses, ...recheck }: FixRecheck): FixRecheck {
  return {
    ...recheck,
    addresses: addresses.map(({ url, state, was, now }): RecheckedAddress => ({
      url,
      state,
      was: shorten(was, MAX_EVIDENCE_CHARACTERS),
      ...(now !== undefined && { now: shorten(now, MAX_EVIDENCE_CHARACTERS) }),
    })),
  };
}
