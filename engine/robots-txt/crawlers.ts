/**
 * The crawlers that we know by name: one list for the generator's form, the tester, the table of AI
 * crawlers and the live reading. A crawler is one line here.
 */

/** What a crawler of an AI company fetches for: three decisions, not one. */
export type AiKey = "training" | "search" | "user";

export type Crawler = {
  /** As it stands in User-agent. */
  name: string;
  ai?: AiKey;
  /** Asked about by most owners: the live reading says what it may read. */
  isAskedAbout?: true;
  /** The day on which an AI crawler was added after the first list; an article counts those. */
  added?: string;
};

/**
 * Those of AI companies after https://github.com/ai-robots-txt/ai.robots.txt (MIT, list of 22 August
 * 2026), chosen by hand: the whole list would also block link previews and ordinary search.
 */
export const crawlers: readonly Crawler[] = [
  { name: "Googlebot", isAskedAbout: true },
  { name: "Googlebot-Image" },
  { name: "Googlebot-News" },
  { name: "AdsBot-Google" },
  { name: "Bingbot", isAskedAbout: true },
  { name: "DuckDuckBot" },
  { name: "YandexBot" },
  { name: "GPTBot", ai: "training", isAskedAbout: true },
  { name: "ClaudeBot", ai: "training" },
  { name: "Google-Extended", ai: "training" },
  { name: "Applebot-Extended", ai: "training" },
  { name: "CCBot", ai: "training" },
  { name: "meta-externalagent", ai: "training" },
  { name: "Bytespider", ai: "training" },
  { name: "OAI-SearchBot", ai: "search" },
  { name: "Claude-SearchBot", ai: "search" },
  { name: "PerplexityBot", ai: "search", isAskedAbout: true },
  { name: "Applebot", ai: "search" },
  { name: "DuckAssistBot", ai: "search" },
  { name: "ChatGPT-User", ai: "user" },
  { name: "Claude-User", ai: "user" },
  { name: "Perplexity-User", ai: "user" },
  { name: "meta-externalfetcher", ai: "user" },
  { name: "MistralAI-User", ai: "user" },
];
