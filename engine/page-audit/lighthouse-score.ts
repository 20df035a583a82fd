/**
 * The score that Lighthouse's SEO category would give: the weight of its audits that pass over the
 * weight of those that apply. A warning of ours is a pass there.
 * https://github.com/GoogleChrome/lighthouse/blob/main/core/scoring.js
 */
import type { JudgedCheck } from "./judge-page.ts";

export type LighthouseScore = {
  /** 0 to 100; 0 where no audit applies. */
  score: number;
  /** How many of its ten audits could be judged. */
  applicable: number;
  totalWeight: number;
  /** Points of 100 that a failed audit of weight 1 costs; Infinity where none applies. */
  pointsPerAudit: number;
};

/** The score over the checks that are audits of Lighthouse: those with a `lighthouseWeight`. */
export function computeLighthouseScore(judged: readonly JudgedCheck[]): LighthouseScore {
  const applicable = judged.filter(isCounted);
  const total = sumWeights(applicable);
  const passed = sumWeights(applicable.filter(({ verdict }) => verdict.status !== "fail"));
  return {
    score: total === 0 ? 0 : Math.round((passed / total) * 100),
    applicable: applicable.length,
    totalWeight: total,
    pointsPerAudit: 100 / total,
  };
}

/** Points of Lighthouse's 100 that this check costs; null where it does not count there. */
export function lighthousePointsLost(
  judged: JudgedCheck,
  { totalWeight }: LighthouseScore,
): number | null {
  if (!isCounted(judged)) return null;
  return judged.verdict.status === "fail" ? (weightOf(judged) / totalWeight) * 100 : 0;
}

function isCounted({ check, verdict }: JudgedCheck): boolean {
  return check.lighthouseWeight !== undefined && verdict.status !== "notApplicable";
}

function weightOf({ check }: JudgedCheck): number {
  return check.lighthouseWeight ?? 0;
}

function sumWeights(judged: readonly JudgedCheck[]): number {
  return judged.reduce((total, each) => total + weightOf(each), 0);
}
