import { crawlers, type Crawler } from "./crawlers.ts";

/**
 * The names alone, without their facts. The build runs this module once and ships what it exports, so
 * that the table stays out of the browser (scripts/vite-build-time-modules.ts).
 */

/** What an owner decides about AI companies: three decisions, not one. */
export type AiKey = "training" | "search" | "assistant";

const inUse = crawlers.filter(({ replacedBy }) => replacedBy === undefined);

/** Whom each decision closes. Ordinary search engines are in none of them. */
export const namesByDecision: Readonly<Record<AiKey, readonly string[]>> = {
  training: namesOf(({ purpose }) => purpose === "training" || purpose === "token"),
  search: namesOf(({ purpose, isWebSearch }) => purpose === "search" && isWebSearch !== true),
  assistant: namesOf(({ purpose }) => purpose === "assistant"),
};

function namesOf(isWanted: (crawler: Crawler) => boolean): readonly string[] {
  return inUse.filter(isWanted).map(({ name }) => name);
}
