import { namesByDecision, type AiKey } from "#engine/robots-txt/crawler-names.ts";
import { GOOGLE_AI_ANSWERS } from "#engine/robots-txt/google-facts.ts";

export type AiChoices = Partial<Record<AiKey, "allow" | "block">>;

export type AiDecision = {
  key: AiKey;
  label: string;
  /** What blocking means. */
  meaning: string;
  agents: readonly string[];
  /** Said after the list of agents. */
  note: string;
};

/** The three decisions in the order in which they are asked. */
export const aiDecisions: readonly AiDecision[] = [
  {
    key: "training",
    label: "AI training",
    meaning: "Models learn from your pages. Blocking does not touch search.",
    agents: namesByDecision.training,
    note: "Google-Extended and Applebot-Extended are names only: no crawler uses them, and search ignores them. Bytespider and DeepSeekBot are listed as not obeying.",
  },
  {
    key: "search",
    label: "AI search",
    meaning: "Answers that quote and link. Blocking takes you out of them.",
    agents: namesByDecision.search,
    note: GOOGLE_AI_ANSWERS,
  },
  {
    key: "assistant",
    label: "Fetched for a user",
    meaning: "Someone asked about your page. These may ignore the file.",
    agents: namesByDecision.assistant,
    note: "Google-Agent and Perplexity-User generally ignore the file; ChatGPT-User and meta-externalfetcher may.",
  },
];
