/** Pages, and what each means for each reader: the same in every room. */
import type { AskedAs } from "#engine/ai-access/judge-server-access.ts";

export type PageCase = {
  name: string;
  head?: string;
  body?: string;
  xRobotsTag?: string;
  robotsTxt?: string;
  status?: number;
  asked?: readonly AskedAs[];
  /** Whether Google may index it. */
  isIndexable: boolean;
  /** The word of each reader that is not "Allowed". */
  words: Readonly<Record<string, string>>;
};

/** Those that the table follows through all pages. */
export const readers = [
  "Googlebot",
  "Bingbot",
  "DuckDuckBot",
  "OAI-SearchBot",
  "Claude-SearchBot",
  "PerplexityBot",
  "Applebot",
  "YandexBot",
  "Amazonbot",
  "ChatGPT-User",
  "Claude-User",
] as const;

const meta = (content: string, name = "robots") => `<meta name="${name}" content="${content}">`;
const everySearch = Object.fromEntries(
  readers
    .filter((name) => name !== "Amazonbot" && !name.endsWith("-User"))
    .map((name) => [name, "Left out"]),
);
const look = { canonical: null, isNoindex: false, words: 42 };
const answers = (status: number, more = {}): readonly AskedAs[] => [
  { name: "OAI-SearchBot", state: "answered", status, ...look, ...more },
];

// prettier-ignore
export const pageCases: readonly PageCase[] = [
  { name: "nothing is said", isIndexable: true, words: {} },
  { name: "index, follow", head: meta("index, follow, max-snippet:-1"), isIndexable: true, words: {} },
  { name: "noindex", head: meta("noindex"), isIndexable: false, words: everySearch },
  { name: "NONE in capitals", head: meta("NONE"), isIndexable: false, words: everySearch },
  { name: "unavailable_after a day that is past", head: meta("unavailable_after: 2020-01-01"), isIndexable: false, words: everySearch },
  { name: "unavailable_after a day to come", head: meta("unavailable_after: 2099-01-01"), isIndexable: true, words: {} },
  { name: "X-Robots-Tag: noindex", xRobotsTag: "noindex", isIndexable: false, words: everySearch },
  { name: "X-Robots-Tag for Google alone", xRobotsTag: "googlebot: noindex", isIndexable: false, words: { Googlebot: "Left out" } },
  { name: "X-Robots-Tag for Bing alone", xRobotsTag: "BingBot: noindex", isIndexable: true, words: { Bingbot: "Left out", DuckDuckBot: "Left out" } },
  { name: "X-Robots-Tag for OpenAI alone", xRobotsTag: "oai-searchbot: noindex", isIndexable: true, words: { "OAI-SearchBot": "Left out" } },
  { name: "X-Robots-Tag for two names", xRobotsTag: "otherbot: noindex, bingbot: nocache", isIndexable: true, words: { Bingbot: "Title only" } },
  { name: "X-Robots-Tag for a name of no reader", xRobotsTag: "otherbot: noindex, nosnippet", isIndexable: true, words: {} },
  { name: "noindex for Google alone", head: meta("noindex", "Googlebot"), isIndexable: false, words: { Googlebot: "Left out" } },
  { name: "noindex for Bing alone", head: meta("noindex", "bingbot"), isIndexable: true, words: { Bingbot: "Left out", DuckDuckBot: "Left out" } },
  { name: "noindex for Yandex alone", head: meta("noindex", "yandex"), isIndexable: true, words: { YandexBot: "Left out" } },
  { name: "noindex for Google News alone", head: meta("noindex", "googlebot-news"), isIndexable: true, words: {} },
  { name: "nosnippet", head: meta("nosnippet"), isIndexable: true, words: { Googlebot: "Not cited", Bingbot: "Title only", Applebot: "Title only" } },
  { name: "max-snippet:0", head: meta("max-snippet: 0"), isIndexable: true, words: { Googlebot: "Not cited", Bingbot: "Title only", Applebot: "Title only" } },
  { name: "max-snippet:20", head: meta("max-snippet:20"), isIndexable: true, words: {} },
  { name: "nosnippet for Google alone", head: meta("nosnippet", "googlebot"), isIndexable: true, words: { Googlebot: "Not cited" } },
  { name: "X-Robots-Tag: nosnippet for Bing alone", xRobotsTag: "bingbot: nosnippet", isIndexable: true, words: { Bingbot: "Title only" } },
  { name: "noarchive", head: meta("noarchive"), isIndexable: true, words: { Bingbot: "Not cited", Amazonbot: "Asked not to" } },
  { name: "nocache", head: meta("nocache"), isIndexable: true, words: { Bingbot: "Title only" } },
  { name: "noarchive and nocache, which Bing takes as nocache", head: meta("noarchive, nocache"), isIndexable: true, words: { Bingbot: "Title only", Amazonbot: "Asked not to" } },
  { name: "noarchive for Google alone, which has not read it for years", head: meta("noarchive", "googlebot"), isIndexable: true, words: {} },
  { name: "noindex and nosnippet", head: meta("nosnippet, noindex"), isIndexable: false, words: everySearch },
  { name: "data-nosnippet around all words", body: "<div data-nosnippet><h1>Lawn</h1><p>From Lahore.</p></div>", isIndexable: true, words: { Googlebot: "Not cited", Bingbot: "Title only" } },
  { name: "data-nosnippet on an element that Google does not read it on", body: "<main data-nosnippet><h1>Lawn</h1><p>From Lahore.</p></main>", isIndexable: true, words: { Bingbot: "Title only" } },
  { name: "data-nosnippet around a part", body: "<h1>Lawn</h1><div data-nosnippet><p>Members only.</p></div>", isIndexable: true, words: {} },
  { name: "robots.txt closes it to all", robotsTxt: "User-agent: *\nDisallow: /", isIndexable: false, words: Object.fromEntries(readers.map((name) => [name, name === "ChatGPT-User" ? "Asked to stay out" : "Closed"])) },
  { name: "robots.txt closes it to Google, and Apple goes by that", robotsTxt: "User-agent: Googlebot\nDisallow: /", isIndexable: false, words: { Googlebot: "Closed", Applebot: "Closed" } },
  { name: "robots.txt closes it to Bing, whose noindex is then not read", robotsTxt: "User-agent: bingbot\nDisallow: /", head: meta("noindex", "bingbot"), isIndexable: true, words: { Bingbot: "Closed", DuckDuckBot: "Left out" } },
  { name: "robots.txt closes training", robotsTxt: "User-agent: Amazonbot\nDisallow: /", isIndexable: true, words: { Amazonbot: "Closed" } },
  { name: "the server refuses OpenAI", asked: answers(403), isIndexable: true, words: { "OAI-SearchBot": "Turned away" } },
  { name: "the server asks OpenAI for money", asked: answers(402, { price: "USD 0.01" }), isIndexable: true, words: { "OAI-SearchBot": "Turned away" } },
  { name: "the server says noindex to OpenAI alone", asked: answers(200, { isNoindex: true }), isIndexable: true, words: { "OAI-SearchBot": "Left out" } },
  { name: "the server gives OpenAI the page", asked: answers(200), isIndexable: true, words: {} },
  { name: "the page is gone", status: 404, isIndexable: false, words: Object.fromEntries(readers.filter((name) => name !== "Amazonbot").map((name) => [name, "404"])) },
];
