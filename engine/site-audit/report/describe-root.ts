import type { RootCause } from "#engine/site-audit/site-report.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";

/** "6 kinds of findings on 921 pages, 2,436 of 3,553 points" */
export function describeRoot({ issues, pages, points }: RootCause, total: number): string {
  return `${count(issues.length, "kind")} of findings on ${count(pages, "page")}, ${groupThousands(points)} of ${count(total, "point")}`;
}
