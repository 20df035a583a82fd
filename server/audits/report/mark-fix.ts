import type { z } from "zod";

import type { Marks } from "#engine/site-audit/contract.ts";
import type { fixMarkRequest } from "#engine/site-audit/report/fix-mark-request.ts";
import type { SiteReportHead } from "#engine/site-audit/site-report.ts";

import type { CrawlStore } from "#server/audits/store/crawl-store.ts";

export type MarkToKeep = z.output<typeof fixMarkRequest>;

type MarkOptions = {
  store: Pick<CrawlStore, "readHead" | "keepMark" | "readMarks">;
  clock: () => number;
};

/** Marks a finding of a report, or takes its mark away. Undefined: the report has no such finding. */
export async function markFix(
  { store, clock }: MarkOptions,
  id: number,
  { fix, state, reason }: MarkToKeep,
): Promise<Marks | undefined> {
  const head = await store.readHead(id);
  const fixes = head === undefined ? [] : (JSON.parse(head) as SiteReportHead).fixes;
  if (!fixes.some(({ key, isNoise }) => key === fix && !isNoise)) return undefined;
  const at = new Date(clock()).toISOString();
  await store.keepMark(id, state === "open" ? { fix, state } : { fix, state, reason, at });
  return { marks: await store.readMarks(id) };
}
