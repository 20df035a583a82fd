import { tellComparison } from "#engine/site-audit/comparison-words.ts";
import type { Comparison } from "#engine/site-audit/site-report.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";

/** "5 fixed, 3 new, 8 unchanged. 57 pages could be indexed then, 61 now." */
export function describeChange(comparison: Comparison): string {
  const { before, now } = comparison;
  return `${tellComparison(comparison)}. ${count(before.indexable, "page")} could be indexed then, ${groupThousands(now.indexable)} now.`;
}
