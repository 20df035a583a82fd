/** What a score is called: docs/agreed.md, SEO audit, and Lighthouse's own bands for its figure. */
export type ScoreLevel = "good" | "middling" | "poor";

export const GOOD_FROM = 85;
export const MIDDLING_FROM = 60;

/** The band in words; where a condition is not met, that no band means anything. */
export function describeBand({ band }: { band: ScoreLevel | null }): string {
  return band === null ? "not in any result until that is fixed" : levelWords[band].toLowerCase();
}

export function levelOf(score: number): ScoreLevel {
  if (score >= GOOD_FROM) return "good";
  return score >= MIDDLING_FROM ? "middling" : "poor";
}

/** https://developer.chrome.com/docs/lighthouse/performance/performance-scoring#color-coding */
export function lighthouseLevelOf(score: number): ScoreLevel {
  if (score >= 90) return "good";
  return score >= 50 ? "middling" : "poor";
}

export const levelWords: Record<ScoreLevel, string> = {
  good: "Good",
  middling: "Needs some work",
  poor: "Poor",
};
