/**
 * Our own score: 100 less the points that each finding names. The points of all checks add up to
 * 100, so that a report can be added up by its reader. docs/decisions/0008-audit-scores.md
 */
import type { Check, Verdict } from "#engine/page-audit/checks/check.ts";

/** What all checks together are worth. */
export const FULL_SCORE = 100;

/** Points that a check costs, of 100: all of its own for a fail, half and rounded up for a warning. */
export function pointsLost({ points }: Pick<Check, "points">, status: Verdict["status"]): number {
  if (status === "fail") return points;
  return status === "warn" ? Math.ceil(points / 2) : 0;
}

/** The score from 0 to 100 that these losses leave. */
export function scoreAfter(losses: readonly number[]): number {
  return FULL_SCORE - losses.reduce((total, each) => total + each, 0);
}
