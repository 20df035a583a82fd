/**
 * Whether a file lets each crawler read an address, by its operator's own page. The last part says how
 * that page differs from RFC 9309, whose rule is the crawler's own group, failing which that for all.
 */
const GOOGLE = "https://developers.google.com/crawling/docs/crawlers-fetchers";
const COMMON = `${GOOGLE}/google-common-crawlers`;
const SPECIAL = `${GOOGLE}/google-special-case-crawlers`;
const FOR_USERS = `${GOOGLE}/google-user-triggered-fetchers`;
const APPLE = "https://support.apple.com/en-us/119829";
const YANDEX = "https://yandex.com/support/webmaster/en/robot-workings/user-agent";
const OPENAI = "https://developers.openai.com/api/docs/bots";
const ANTHROPIC = "https://support.claude.com/en/articles/8896518";
const PERPLEXITY = "https://docs.perplexity.ai/docs/resources/perplexity-crawlers";
const BING = "https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0";
const BRAVE = "https://search.brave.com/help/brave-search-crawler";
const META = "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers";
const AMAZON = "https://developer.amazon.com/amazonbot";
const MISTRAL = "https://docs.mistral.ai/robots";
const DUCK = "https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot";
const COMMON_CRAWL = "https://commoncrawl.org/ccbot";

const all = ["User-agent: *", "Disallow: /a", ""];
const closedTo = (name: string, path = "/b") => [`User-agent: ${name}`, `Disallow: ${path}`, ""];
const everything = ["User-agent: *", "Disallow: /", ""];
const forGoogle = [...all, ...closedTo("Googlebot")];
const forYandex = [...all, ...closedTo("Yandex")];
const forYandexBot = [...forYandex, ...closedTo("YandexBot", "/c")];

/** "wish": the group closes it, and the operator says that the crawler may not or does not obey. */
export type CrawlerVerdict = readonly [
  file: readonly string[],
  crawler: string,
  address: string,
  verdict: "allowed" | "blocked" | "wish",
  page: string,
];

// prettier-ignore
export const crawlerVerdicts: readonly CrawlerVerdict[] = [
  // Google's pictures, news and videos go by Googlebot's group where they have none.
  [forGoogle, "Googlebot", "/a", "allowed", COMMON],
  [forGoogle, "Googlebot", "/b", "blocked", COMMON],
  [forGoogle, "Googlebot-Image", "/a", "allowed", COMMON],
  [forGoogle, "Googlebot-Image", "/b", "blocked", COMMON],
  [forGoogle, "Googlebot-News", "/b", "blocked", COMMON],
  [forGoogle, "Googlebot-Video", "/b", "blocked", COMMON],
  [forGoogle, "Google-InspectionTool", "/b", "blocked", COMMON],
  [[...forGoogle, ...closedTo("Googlebot-Image", "/c")], "Googlebot-Image", "/b", "allowed", COMMON],
  [[...forGoogle, ...closedTo("Googlebot-Image", "/c")], "Googlebot-Image", "/c", "blocked", COMMON],
  [[...forGoogle, ...closedTo("Googlebot-Image", "/c")], "Googlebot-News", "/c", "allowed", COMMON],
  [all, "Googlebot-Image", "/a", "blocked", COMMON],
  [all, "Googlebot-News", "/a", "blocked", COMMON],
  [closedTo("Googlebot-Image"), "Googlebot", "/b", "allowed", COMMON],
  [forGoogle, "Storebot-Google", "/b", "allowed", COMMON],
  [forGoogle, "Storebot-Google", "/a", "blocked", COMMON],
  [forGoogle, "GoogleOther", "/b", "allowed", COMMON],
  [forGoogle, "GoogleOther", "/a", "blocked", COMMON],
  [[...all, ...closedTo("GoogleOther")], "GoogleOther-Image", "/b", "blocked", COMMON],
  [[...all, ...closedTo("GoogleOther")], "GoogleOther-Video", "/a", "allowed", COMMON],
  [forGoogle, "Google-Extended", "/b", "allowed", COMMON],
  [forGoogle, "Google-Extended", "/a", "blocked", COMMON],
  // "The global user agent (*) is ignored."
  [all, "AdsBot-Google", "/a", "allowed", SPECIAL],
  [everything, "AdsBot-Google", "/", "allowed", SPECIAL],
  [[...all, ...closedTo("AdsBot-Google")], "AdsBot-Google", "/b", "blocked", SPECIAL],
  [all, "AdsBot-Google-Mobile", "/a", "allowed", SPECIAL],
  [closedTo("AdsBot-Google"), "AdsBot-Google-Mobile", "/b", "allowed", SPECIAL],
  [all, "Mediapartners-Google", "/a", "allowed", SPECIAL],
  [closedTo("Mediapartners-Google"), "Mediapartners-Google", "/b", "blocked", SPECIAL],
  [forGoogle, "Mediapartners-Google", "/b", "allowed", SPECIAL],
  [all, "APIs-Google", "/a", "allowed", SPECIAL],
  [closedTo("APIs-Google"), "APIs-Google", "/b", "blocked", SPECIAL],
  // Fetchers that a person starts generally ignore robots.txt.
  [all, "Google-Agent", "/a", "wish", FOR_USERS],
  [all, "Google-Agent", "/b", "allowed", FOR_USERS],
  [closedTo("Google-GeminiNotebook"), "Google-GeminiNotebook", "/b", "wish", FOR_USERS],
  [everything, "Google-NotebookLM", "/", "wish", FOR_USERS],
  // Applebot goes by Googlebot's group where it has none.
  [forGoogle, "Applebot", "/b", "blocked", APPLE],
  [forGoogle, "Applebot", "/a", "allowed", APPLE],
  [[...forGoogle, ...closedTo("Applebot", "/c")], "Applebot", "/b", "allowed", APPLE],
  [[...forGoogle, ...closedTo("Applebot", "/c")], "Applebot", "/c", "blocked", APPLE],
  [all, "Applebot", "/a", "blocked", APPLE],
  [forGoogle, "Applebot-Extended", "/b", "allowed", APPLE],
  // All robots of Yandex go by "Yandex", and only then not by the group for all.
  [forYandex, "YandexBot", "/b", "blocked", YANDEX],
  [forYandex, "YandexBot", "/a", "allowed", YANDEX],
  [forYandex, "YandexImages", "/b", "blocked", YANDEX],
  [forYandexBot, "YandexBot", "/b", "allowed", YANDEX],
  [forYandexBot, "YandexBot", "/c", "blocked", YANDEX],
  [forYandexBot, "YandexImages", "/c", "allowed", YANDEX],
  [forYandexBot, "YandexMedia", "/b", "blocked", YANDEX],
  [all, "YandexBot", "/a", "blocked", YANDEX],
  [closedTo("YandexBot"), "YandexImages", "/b", "allowed", YANDEX],
  // Brave's crawler has no name of its own: it goes where Googlebot may.
  [forGoogle, "Bravebot", "/b", "blocked", BRAVE],
  [closedTo("Bravebot"), "Bravebot", "/b", "allowed", BRAVE],
  // The rest go by their own group, failing which by that for all.
  [forGoogle, "Bingbot", "/b", "allowed", BING],
  [forGoogle, "bingbot", "/a", "blocked", BING],
  [closedTo("BINGBOT"), "Bingbot", "/b", "blocked", BING],
  [closedTo("Bingbot"), "DuckDuckBot", "/b", "allowed", DUCK],
  [all, "DuckDuckBot", "/a", "blocked", DUCK],
  [[...all, ...closedTo("GPTBot")], "GPTBot", "/a", "allowed", OPENAI],
  [[...all, ...closedTo("GPTBot")], "GPTBot", "/b", "blocked", OPENAI],
  [[...all, ...closedTo("GPTBot")], "OAI-SearchBot", "/b", "allowed", OPENAI],
  [all, "OAI-SearchBot", "/a", "blocked", OPENAI],
  [all, "ChatGPT-User", "/a", "wish", OPENAI],
  [closedTo("ClaudeBot"), "ClaudeBot", "/b", "blocked", ANTHROPIC],
  [closedTo("ClaudeBot"), "Claude-SearchBot", "/b", "allowed", ANTHROPIC],
  [closedTo("Claude-User"), "Claude-User", "/b", "blocked", ANTHROPIC],
  [closedTo("PerplexityBot"), "PerplexityBot", "/b", "blocked", PERPLEXITY],
  [closedTo("Perplexity-User"), "Perplexity-User", "/b", "wish", PERPLEXITY],
  [all, "Perplexity-User", "/c", "allowed", PERPLEXITY],
  [all, "meta-externalagent", "/a", "blocked", META],
  [all, "meta-externalfetcher", "/a", "wish", META],
  [all, "facebookexternalhit", "/a", "wish", META],
  [closedTo("Amazonbot"), "Amazonbot", "/b", "blocked", AMAZON],
  [all, "Amzn-SearchBot", "/a", "blocked", AMAZON],
  [all, "MistralAI-User", "/a", "blocked", MISTRAL],
  [closedTo("CCBot"), "CCBot", "/b", "blocked", COMMON_CRAWL],
];
