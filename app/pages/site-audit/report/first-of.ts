import type { SiteFix } from "#engine/site-audit/site-report.ts";
import { groupThousands } from "#lib/group-thousands.ts";

/** "These three are 448 of 577 points: 78%"; undefined where there are no others to compare with. */
export function firstOf(
  fixes: readonly Pick<SiteFix, "points">[],
  total: number,
  subject = "These three",
): string | undefined {
  if (fixes.length <= 3 || total === 0) return undefined;
  const points = fixes.slice(0, 3).reduce((sum, each) => sum + each.points, 0);
  // The rest is points too: a hundred would say that there is none.
  const percent = Math.min(99, Math.round((points / total) * 100));
  return `${subject} are ${groupThousands(points)} of ${groupThousands(total)} points: ${percent}%`;
}
