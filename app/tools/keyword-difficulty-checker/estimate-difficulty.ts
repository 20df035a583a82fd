/**
 * Difficulty estimated from the visitor's own look at the results page. Our formula, not Ahrefs'
 * or Semrush's: S = min(100, round(100 × ln(1 + m) / ln(1001))), m being the median of referring
 * domains. The median, so that one giant among ten does not decide.
 */
import { median } from "#lib/median.ts";

export const ESTIMATE_VERSION = "2026-11";
export const ESTIMATE_CHECKED_ON = "2026-11-21";

export const MIN_RESULTS = 3;
export const MAX_RESULTS = 10;
/** As many referring domains as this, and the score is 100. */
const TOP_DOMAINS = 1000;
/** A median of fewer authorities says too little to be shown. */
const MIN_AUTHORITIES = 3;

export type SearchResult = {
  domains: number;
  /** 0 to 100, by whichever tool the visitor uses. */
  authority?: number;
  title?: string;
  url?: string;
};

export type Band = "Easy" | "Medium" | "Hard";

export type Estimate = {
  score: number;
  band: Band;
  median: number;
  /** The parts of the formula, for showing the sum. */
  terms: { numerator: number; denominator: number; share: number };
  /** The rows that make the median: one, or two whose mean it is. Places in the input. */
  medianRows: readonly number[];
  /** The score with each result left out, in the order of the input. */
  without: readonly number[];
  range: { low: number; high: number };
  /** Median of authority, where at least three results have one: beside the score, never in it. */
  authority: { score: number; count: number } | null;
};

/** 0 to 100, on a logarithmic scale that ends at a thousand referring domains. */
export function scoreOf(medianDomains: number): number {
  return Math.min(100, Math.round((100 * Math.log(1 + medianDomains)) / Math.log(1 + TOP_DOMAINS)));
}

/** 0-29 Easy, 30-59 Medium, 60-100 Hard, on the rounded number. */
export function bandOf(score: number): Band {
  if (score < 30) return "Easy";
  return score < 60 ? "Medium" : "Hard";
}

/** The score by the median of the referring domains, with every term of the sum. */
export function estimateDifficulty(results: readonly SearchResult[]): Estimate {
  const domains = results.map((result) => result.domains);
  const middle = middleOf(domains);
  const score = scoreOf(middle);
  const without = domains.map((_each, at) => scoreOf(middleOf(domains.toSpliced(at, 1))));
  const authorities = results.flatMap(({ authority }) => authority ?? []);
  const numerator = Math.log(1 + middle);
  const denominator = Math.log(1 + TOP_DOMAINS);
  return {
    score,
    band: bandOf(score),
    median: middle,
    terms: { numerator, denominator, share: numerator / denominator },
    medianRows: findMedianRows(domains),
    without,
    range: { low: Math.min(...without), high: Math.max(...without) },
    authority:
      authorities.length < MIN_AUTHORITIES
        ? null
        : { score: Math.round(middleOf(authorities)), count: authorities.length },
  };
}

/** 0 for no numbers. */
function middleOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : median(numbers);
}

function findMedianRows(numbers: readonly number[]): readonly number[] {
  const order = numbers
    .map((_each, at) => at)
    .toSorted((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
  const middle = Math.floor(order.length / 2);
  const rows = order.length % 2 === 1 ? [order[middle]] : [order[middle - 1], order[middle]];
  return rows.flatMap((row) => row ?? []).toSorted((a, b) => a - b);
}
