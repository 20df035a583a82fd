/**
 * The crawlers that we know by name: one table for the generator's form, the tester, the verdicts on
 * AI crawlers, the lint and the readings. A crawler is one line. Only what a source says is in it.
 */

/**
 * "search": builds an index that answers quote and link. "assistant": fetches a page because a person
 * asked. "training": collects text for models. "token": a name in robots.txt that governs training and
 * sends no requests. "other": pictures, news, ads, link previews, research.
 */
export type CrawlerPurpose = "search" | "assistant" | "training" | "token" | "other";

export type Crawler = {
  /** As it is written in User-agent. */
  name: string;
  operator: string;
  purpose: CrawlerPurpose;
  /** Whether it obeys robots.txt. "may not": its operator says that it sometimes does not. */
  obeys: "yes" | "may not" | "no" | "not stated";
  /** The groups that bind it, by name: the first that the file has. Its own alone where this is absent. */
  tokens?: readonly string[];
  /** The group for all crawlers (*) does not bind it: only one that names it does. */
  ignoresAll?: true;
  /** Where that can be read. */
  source: string;
  /** The source is somebody else's list or quotation, not the operator's own page. */
  isSecondHand?: true;
  /** Whose noindex keeps a page out of what it searches, besides that for all and for its own name. */
  index?: "google" | "bing" | "yandex";
  /** An ordinary search engine: closing it costs more than AI answers, so no AI decision does. */
  isWebSearch?: true;
  /** The live reading tests the page's own files for it. */
  isAskedAbout?: true;
  /** No longer in use; the name that took its place. */
  replacedBy?: string;
  /** The day on which a crawler was added after the first list; an article prints the last of them. */
  added?: string;
};

const GOOGLE = "https://developers.google.com/crawling/docs/crawlers-fetchers";
const google = {
  operator: "Google",
  source: `${GOOGLE}/google-common-crawlers`,
};
const googleForUser = { ...google, source: `${GOOGLE}/google-user-triggered-fetchers` };
/** "The global user agent (*) is ignored." */
const googleForAds = {
  ...google,
  source: `${GOOGLE}/google-special-case-crawlers`,
  ignoresAll: true,
} as const;
const openAi = {
  operator: "OpenAI",
  source: "https://developers.openai.com/api/docs/bots",
};
const anthropic = {
  operator: "Anthropic",
  source: "https://support.claude.com/en/articles/8896518",
};
const perplexity = {
  operator: "Perplexity",
  source: "https://docs.perplexity.ai/docs/resources/perplexity-crawlers",
};
const microsoft = {
  operator: "Microsoft",
  source: "https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0",
  isSecondHand: true,
} as const;
const meta = {
  operator: "Meta",
  source: "https://crawlerpolicy.com/sources/meta-externalagent",
  isSecondHand: true,
} as const;
const apple = {
  operator: "Apple",
  source: "https://support.apple.com/en-us/119829",
};
const amazon = {
  operator: "Amazon",
  source: "https://developer.amazon.com/amazonbot",
};
const mistral = {
  operator: "Mistral",
  source: "https://docs.mistral.ai/robots",
};
const duckDuckGo = {
  operator: "DuckDuckGo",
  source: "https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot",
};
const commonCrawl = {
  operator: "Common Crawl",
  source: "https://commoncrawl.org/ccbot",
};

const yandex = {
  operator: "Yandex",
  source: "https://yandex.com/support/webmaster/en/robot-workings/user-agent",
};

/** It has no name of its own in robots.txt: what is closed to Googlebot is closed to it. */
const brave = {
  operator: "Brave",
  source: "https://search.brave.com/help/brave-search-crawler",
  isSecondHand: true,
} as const;

/** Known from https://github.com/ai-robots-txt/ai.robots.txt alone (MIT, list of 22 August 2026). */
const listed = (operator: string) =>
  ({
    operator,
    source: "https://github.com/ai-robots-txt/ai.robots.txt",
    isSecondHand: true,
  }) as const;

const added = "2026-11-26";
const addedThen = "2026-11-28";

// prettier-ignore
export const crawlers: readonly Crawler[] = [
  { ...google, name: "Googlebot", index: "google", purpose: "search", obeys: "yes", isWebSearch: true, isAskedAbout: true },
  { ...google, name: "Googlebot-Image", tokens: ["Googlebot-Image", "Googlebot"], purpose: "other", obeys: "yes" },
  { ...google, name: "Googlebot-News", tokens: ["Googlebot-News", "Googlebot"], purpose: "other", obeys: "yes" },
  { ...google, name: "Googlebot-Video", tokens: ["Googlebot-Video", "Googlebot"], purpose: "other", obeys: "yes" },
  { ...google, name: "Storebot-Google", purpose: "other", obeys: "yes" },
  { ...google, name: "Google-InspectionTool", tokens: ["Google-InspectionTool", "Googlebot"], purpose: "other", obeys: "yes" },
  { ...google, name: "Google-Extended", purpose: "token", obeys: "yes" },
  { ...google, name: "GoogleOther", purpose: "other", obeys: "yes", added },
  { ...google, name: "GoogleOther-Image", tokens: ["GoogleOther-Image", "GoogleOther"], purpose: "other", obeys: "yes" },
  { ...google, name: "GoogleOther-Video", tokens: ["GoogleOther-Video", "GoogleOther"], purpose: "other", obeys: "yes" },
  { ...google, name: "Google-CloudVertexBot", purpose: "other", obeys: "yes", added },
  { ...googleForUser, name: "Google-Agent", purpose: "assistant", obeys: "no", added },
  { ...googleForUser, name: "Google-GeminiNotebook", purpose: "assistant", obeys: "no", added },
  { ...googleForUser, name: "Google-NotebookLM", purpose: "assistant", obeys: "no", replacedBy: "Google-GeminiNotebook" },
  { ...googleForAds, name: "AdsBot-Google", purpose: "other", obeys: "yes" },
  { ...googleForAds, name: "AdsBot-Google-Mobile", purpose: "other", obeys: "yes" },
  { ...googleForAds, name: "APIs-Google", purpose: "other", obeys: "yes" },
  { ...googleForAds, name: "Mediapartners-Google", purpose: "other", obeys: "yes", added },
  { ...openAi, name: "OAI-SearchBot", purpose: "search", obeys: "yes", isAskedAbout: true },
  { ...openAi, name: "ChatGPT-User", purpose: "assistant", obeys: "may not" },
  { ...openAi, name: "GPTBot", purpose: "training", obeys: "yes" },
  { ...openAi, name: "OAI-AdsBot", purpose: "other", obeys: "not stated", added },
  { ...anthropic, name: "Claude-SearchBot", purpose: "search", obeys: "yes" },
  { ...anthropic, name: "Claude-User", purpose: "assistant", obeys: "yes" },
  { ...anthropic, name: "ClaudeBot", purpose: "training", obeys: "yes" },
  { ...listed("Anthropic"), name: "anthropic-ai", purpose: "training", obeys: "not stated", replacedBy: "ClaudeBot" },
  { ...listed("Anthropic"), name: "Claude-Web", purpose: "assistant", obeys: "not stated", replacedBy: "Claude-User" },
  { ...perplexity, name: "PerplexityBot", purpose: "search", obeys: "yes", isAskedAbout: true },
  { ...perplexity, name: "Perplexity-User", purpose: "assistant", obeys: "no" },
  { ...microsoft, name: "Bingbot", index: "bing", purpose: "search", obeys: "yes", isWebSearch: true, isAskedAbout: true },
  { ...meta, name: "meta-webindexer", purpose: "search", obeys: "yes", added },
  { ...meta, name: "meta-externalfetcher", purpose: "assistant", obeys: "may not" },
  { ...meta, name: "meta-externalagent", purpose: "training", obeys: "yes" },
  { ...meta, name: "facebookexternalhit", purpose: "other", obeys: "may not", added },
  { ...apple, name: "Applebot", tokens: ["Applebot", "Googlebot"], purpose: "search", obeys: "yes" },
  { ...apple, name: "Applebot-Extended", purpose: "token", obeys: "yes" },
  { ...amazon, name: "Amzn-SearchBot", purpose: "search", obeys: "yes", added },
  { ...amazon, name: "Amzn-User", purpose: "assistant", obeys: "yes", added },
  { ...amazon, name: "Amazonbot", purpose: "training", obeys: "yes", added },
  { ...mistral, name: "MistralAI-Index", purpose: "search", obeys: "yes", added },
  { ...mistral, name: "MistralAI-User", purpose: "assistant", obeys: "yes" },
  { ...mistral, name: "MistralAI-Training", purpose: "training", obeys: "yes", added },
  { ...duckDuckGo, name: "DuckDuckBot", index: "bing", purpose: "search", obeys: "yes", isWebSearch: true },
  { ...listed("DuckDuckGo"), name: "DuckAssistBot", index: "bing", purpose: "search", obeys: "yes" },
  { ...commonCrawl, name: "CCBot", purpose: "training", obeys: "yes" },
  { ...listed("ByteDance"), name: "Bytespider", purpose: "training", obeys: "no" },
  { ...listed("ByteDance"), name: "TikTokSpider", purpose: "training", obeys: "not stated", added },
  { ...listed("DeepSeek"), name: "DeepSeekBot", purpose: "training", obeys: "no", added },
  { ...listed("You.com"), name: "YouBot", purpose: "search", obeys: "yes", added },
  { ...brave, name: "Bravebot", tokens: ["Googlebot"], purpose: "search", obeys: "yes", isWebSearch: true, added },
  { ...listed("Cohere"), name: "cohere-ai", purpose: "assistant", obeys: "not stated", added },
  { ...listed("Cohere"), name: "cohere-training-data-crawler", purpose: "training", obeys: "not stated", added },
  { ...yandex, name: "YandexBot", index: "yandex", tokens: ["YandexBot", "Yandex"], purpose: "search", obeys: "yes", isWebSearch: true },
  { ...yandex, name: "YandexImages", tokens: ["YandexImages", "Yandex"], purpose: "other", obeys: "yes" },
  { ...yandex, name: "YandexVideo", tokens: ["YandexVideo", "Yandex"], purpose: "other", obeys: "yes" },
  { ...yandex, name: "YandexMedia", tokens: ["YandexMedia", "Yandex"], purpose: "other", obeys: "yes" },
  { ...yandex, name: "YandexNews", tokens: ["YandexNews", "Yandex"], purpose: "other", obeys: "yes" },
  { ...yandex, name: "YandexBlogs", tokens: ["YandexBlogs", "Yandex"], purpose: "other", obeys: "yes" },
  { ...listed("Yandex"), name: "YandexAdditional", tokens: ["YandexAdditional", "Yandex"], purpose: "training", obeys: "yes", added },
  { ...listed("Huawei"), name: "PetalBot", purpose: "search", obeys: "yes", isWebSearch: true, added },
  { ...listed("Huawei"), name: "PanguBot", purpose: "training", obeys: "not stated", added },
  { ...listed("Diffbot"), name: "Diffbot", purpose: "training", obeys: "may not", added },
  { ...listed("Diffbot"), name: "Diffbot-User", purpose: "assistant", obeys: "not stated", added: addedThen },
  { ...listed("Microsoft"), name: "AzureAI-SearchBot", purpose: "search", obeys: "not stated", added: addedThen },
  { ...listed("Manus"), name: "Manus-User", purpose: "assistant", obeys: "not stated", added: addedThen },
  { ...listed("xAI"), name: "Grok-DeepSearch", purpose: "assistant", obeys: "not stated", added: addedThen },
  { ...listed("Moonshot AI"), name: "Kimi-User", purpose: "assistant", obeys: "not stated", added },
  { ...listed("Alibaba"), name: "TongyiBot", purpose: "assistant", obeys: "not stated", added },
  { ...listed("Baidu"), name: "YiyanBot", purpose: "assistant", obeys: "not stated", added },
  { ...listed("Kagi"), name: "kagi-fetcher", purpose: "assistant", obeys: "not stated", added },
];
