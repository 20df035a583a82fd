/**
 * Our own score: 100 less the points that each finding names. The points of all checks add up to
 * 100, so that a report can be added up by its reader. docs/decisions/0008-audit-scores.md
 */
import { GOOD_FROM, MIDDLING_FROM } from "./bands.ts";
import type { Check, CheckVerdict } from "#engine/rules/check.ts";

export const FULL_SCORE = 100;

/** The most that a page can have which fails none, one, two or more of the essential checks. */
const MOST_BY_ESSENTIALS_MISSED = [FULL_SCORE, GOOD_FROM - 1, MIDDLING_FROM - 1];

/** Points that a check costs, of 100: all of its own for a fail, half and rounded up for a warning. */
export function pointsLost(
  { points }: Pick<Check, "points">,
  status: CheckVerdict["status"],
): number {
  if (status === "fail") return points;
  return status === "warn" ? Math.ceil(points / 2) : 0;
}

/**
 * The points lost by each of these checks, in their order. A failed essential costs what its bound
 * asks beyond that, so that the sum stays a sum: with one of them a page is not good, with two poor.
 */
export function losePoints(
  judged: readonly {
    check: Pick<Check, "points" | "isEssential">;
    verdict: Pick<CheckVerdict, "status">;
  }[],
): readonly number[] {
  const own = judged.map(({ check, verdict }) => pointsLost(check, verdict.status));
  const missed = judged.flatMap(({ check, verdict }, at) =>
    check.isEssential === true && verdict.status === "fail" ? [at] : [],
  );
  const most =
    MOST_BY_ESSENTIALS_MISSED[Math.min(missed.length, MOST_BY_ESSENTIALS_MISSED.length - 1)] ??
    FULL_SCORE;
  const short = Math.max(0, scoreAfter(own) - most);
  const share = missed.length === 0 ? 0 : Math.floor(short / missed.length);
  return own.map((points, at) => {
    if (!missed.includes(at)) return points;
    return points + share + (at === missed[0] ? short - share * missed.length : 0);
  });
}

export function scoreAfter(losses: readonly number[]): number {
  return FULL_SCORE - losses.reduce((total, each) => total + each, 0);
}
