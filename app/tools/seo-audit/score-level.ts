export type ScoreLevel = "good" | "middling" | "poor";

/** The ring: green from 85, yellow from 60, red below. */
export function levelOf(score: number): ScoreLevel {
  if (score >= 85) return "good";
  return score >= 60 ? "middling" : "poor";
}

/** Lighthouse's own bands: https://developer.chrome.com/docs/lighthouse/performance/performance-scoring#color-coding */
export function lighthouseLevelOf(score: number): ScoreLevel {
  if (score >= 90) return "good";
  return score >= 50 ? "middling" : "poor";
}

export const levelWords: Record<ScoreLevel, string> = {
  good: "Good",
  middling: "Needs some work",
  poor: "Poor",
};
