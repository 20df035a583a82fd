/**
 * Crawlers of AI companies by what they fetch for: three decisions, not one.
 * After https://github.com/ai-robots-txt/ai.robots.txt (MIT, list of 22 August 2026), chosen by hand:
 * the whole list would also block link previews and ordinary search.
 */
export type AiKey = "training" | "search" | "user";

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
    agents: [
      "GPTBot",
      "ClaudeBot",
      "Google-Extended",
      "Applebot-Extended",
      "CCBot",
      "meta-externalagent",
      "Bytespider",
    ],
    note: "Google-Extended is a name only: no crawler goes by it, and Search does not look at it. Bytespider is listed as not obeying.",
  },
  {
    key: "search",
    label: "AI search",
    meaning: "Answers that quote and link. Blocking takes you out of them.",
    agents: ["OAI-SearchBot", "Claude-SearchBot", "PerplexityBot", "Applebot", "DuckAssistBot"],
    note: "Google's own AI answers use Googlebot: they cannot be refused here without leaving Search.",
  },
  {
    key: "user",
    label: "Fetched for a user",
    meaning: "Someone asked about your page. These may ignore the file.",
    agents: [
      "ChatGPT-User",
      "Claude-User",
      "Perplexity-User",
      "meta-externalfetcher",
      "MistralAI-User",
    ],
    note: "Perplexity-User is listed as not obeying.",
  },
];
