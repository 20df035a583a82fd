import { bandOf, type Band } from "./estimate-difficulty.ts";

/** Invented within fixed ranges, and marked as a sample on the screen. */
export type KeywordReport = {
  keyword: string;
  difficulty: number;
  band: Band;
  volume: number;
  related: readonly string[];
};

/** docs/agreed.md, keyword difficulty. */
export const sampleWait = {
  delayMs: 2500,
  steps: ["Reading the phrase", "Looking at the results", "Weighing the links"],
};

/** Invented figures. `random` gives 0 to below 1, as Math.random does. */
export function makeSampleEstimate(keyword: string, random: () => number): KeywordReport {
  const difficulty = Math.floor(random() * 100);
  return {
    keyword,
    difficulty,
    band: bandOf(difficulty),
    volume: 100 + Math.floor(random() * 5000),
    related: [
      `how to use ${keyword}`,
      `${keyword} for small business`,
      `best ${keyword} tools`,
      `${keyword} trends 2025`,
    ],
  };
}
