import { namesByDecision, type AiKey } from "#engine/robots-txt/crawler-names.ts";

export type AiChoices = Partial<Record<AiKey, "allow" | "block">>;

export type AiDecision = {
  key: AiKey;
  label: string;
  /** What blocking means. */
  meaning: string;
  agents: readonly string[];
};

/** The three decisions in the order in which they are asked. */
export const aiDecisions: readonly AiDecision[] = [
  {
    key: "training",
    label: "AI training",
    meaning: "Models learn from your pages. Blocking does not touch search.",
    agents: namesByDecision.training,
  },
  {
    key: "search",
    label: "AI search",
    meaning: "Answers that quote and link. Blocking takes you out of them.",
    agents: namesByDecision.search,
  },
  {
    key: "assistant",
    label: "Fetched for a user",
    meaning: "Someone asked about your page. These may ignore the file.",
    agents: namesByDecision.assistant,
  },
];
