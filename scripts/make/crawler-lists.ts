/** Where operators publish their crawlers' addresses, and for which of the names in engine/robots-txt/crawlers.ts. */
export type RangeList = {
  /** Of a copy of it. */
  file: string;
  operator: string;
  names: readonly string[];
  source: string;
};

/** https://developers.google.com/crawling/docs/crawlers-fetchers/verify-google-requests */
const GOOGLE = "https://developers.google.com/static/crawling/ipranges";

export const crawlerLists: readonly RangeList[] = [
  {
    file: "common-crawlers.json",
    operator: "Google",
    names: [
      "Googlebot",
      "Googlebot-Image",
      "Googlebot-News",
      "Googlebot-Video",
      "Storebot-Google",
      "Google-InspectionTool",
      "GoogleOther",
      "GoogleOther-Image",
      "GoogleOther-Video",
      "Google-CloudVertexBot",
    ],
    source: `${GOOGLE}/common-crawlers.json`,
  },
  {
    file: "special-crawlers.json",
    operator: "Google",
    names: ["AdsBot-Google", "AdsBot-Google-Mobile", "APIs-Google", "Mediapartners-Google"],
    source: `${GOOGLE}/special-crawlers.json`,
  },
  // Without names: an address in them is Google's, but they are not all of any crawler's.
  {
    file: "user-triggered-fetchers.json",
    operator: "Google",
    names: [],
    source: `${GOOGLE}/user-triggered-fetchers.json`,
  },
  {
    file: "user-triggered-fetchers-google.json",
    operator: "Google",
    names: [],
    source: `${GOOGLE}/user-triggered-fetchers-google.json`,
  },
  {
    file: "user-triggered-agents.json",
    operator: "Google",
    names: ["Google-Agent", "Google-GeminiNotebook", "Google-NotebookLM"],
    source: `${GOOGLE}/user-triggered-agents.json`,
  },
  {
    file: "gptbot.json",
    operator: "OpenAI",
    names: ["GPTBot"],
    source: "https://openai.com/gptbot.json",
  },
  {
    file: "searchbot.json",
    operator: "OpenAI",
    names: ["OAI-SearchBot"],
    source: "https://openai.com/searchbot.json",
  },
  {
    file: "chatgpt-user.json",
    operator: "OpenAI",
    names: ["ChatGPT-User"],
    source: "https://openai.com/chatgpt-user.json",
  },
  {
    file: "bots.json",
    operator: "Anthropic",
    names: ["ClaudeBot", "Claude-SearchBot", "Claude-User"],
    source: "https://claude.com/crawling/bots.json",
  },
  {
    file: "perplexitybot.json",
    operator: "Perplexity",
    names: ["PerplexityBot"],
    source: "https://www.perplexity.com/perplexitybot.json",
  },
  {
    file: "perplexity-user.json",
    operator: "Perplexity",
    names: ["Perplexity-User"],
    source: "https://www.perplexity.com/perplexity-user.json",
  },
  {
    file: "bingbot.json",
    operator: "Microsoft",
    names: ["Bingbot"],
    source: "https://www.bing.com/toolbox/bingbot.json",
  },
  {
    file: "applebot.json",
    operator: "Apple",
    names: ["Applebot"],
    source: "https://search.developer.apple.com/applebot.json",
  },
  {
    file: "duckduckbot.json",
    operator: "DuckDuckGo",
    names: ["DuckDuckBot"],
    source: "https://duckduckgo.com/duckduckbot.json",
  },
  {
    file: "duckassistbot.json",
    operator: "DuckDuckGo",
    names: ["DuckAssistBot"],
    source: "https://duckduckgo.com/duckassistbot.json",
  },
  {
    file: "amazonbot.json",
    operator: "Amazon",
    names: ["Amazonbot"],
    source: "https://developer.amazon.com/amazonbot/ip-addresses/",
  },
  {
    file: "ccbot.json",
    operator: "Common Crawl",
    names: ["CCBot"],
    source: "https://index.commoncrawl.org/ccbot.json",
  },
  {
    file: "mistralai-index-ips.json",
    operator: "Mistral",
    names: ["MistralAI-Index"],
    source: "https://mistral.ai/mistralai-index-ips.json",
  },
  {
    file: "mistralai-user-ips.json",
    operator: "Mistral",
    names: ["MistralAI-User"],
    source: "https://mistral.ai/mistralai-user-ips.json",
  },
];

/** Content networks, whose addresses a server has in its log in place of its visitors'. */
export const proxyLists: readonly RangeList[] = [
  {
    file: "ips-v4.txt",
    operator: "Cloudflare",
    names: [],
    source: "https://www.cloudflare.com/ips-v4",
  },
  {
    file: "ips-v6.txt",
    operator: "Cloudflare",
    names: [],
    source: "https://www.cloudflare.com/ips-v6",
  },
  {
    file: "public-ip-list.json",
    operator: "Fastly",
    names: [],
    source: "https://api.fastly.com/public-ip-list",
  },
  {
    file: "list-cloudfront-ips.json",
    operator: "CloudFront",
    names: [],
    source: "https://d7uri8nf7uskq.cloudfront.net/tools/list-cloudfront-ips",
  },
];
