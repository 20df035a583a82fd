/**
 * Whom the server is asked as, by the documented User-Agents. Anthropic documents the name alone; the
 * rest of its line is as server logs show it.
 * https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers
 * https://developers.openai.com/api/docs/bots
 * https://docs.perplexity.ai/docs/resources/perplexity-crawlers
 */
export type Identity = {
  name: string;
  userAgent: string;
  /** Its robots.txt group is honoured first; a browser reads no robots.txt. */
  isCrawler: boolean;
};

const CHROME = "Chrome/142.0.0.0 Safari/537.36";
const WEBKIT = "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko";

/** What the others are compared with. */
export const BROWSER: Identity = {
  name: "a browser",
  userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ${CHROME}`,
  isCrawler: false,
};

const googlebot: Identity = {
  name: "Googlebot",
  userAgent: `${WEBKIT}; compatible; Googlebot/2.1; +http://www.google.com/bot.html) ${CHROME}`,
  isCrawler: true,
};

const oaiSearchBot: Identity = {
  name: "OAI-SearchBot",
  userAgent:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36; compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot",
  isCrawler: true,
};

/** For one page: five requests beside our own. */
export const pageIdentities: readonly Identity[] = [
  BROWSER,
  googlebot,
  oaiSearchBot,
  {
    name: "Claude-SearchBot",
    userAgent: `${WEBKIT}; compatible; Claude-SearchBot/1.0; +Claude-SearchBot@anthropic.com)`,
    isCrawler: true,
  },
  {
    name: "PerplexityBot",
    userAgent: `${WEBKIT}; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)`,
    isCrawler: true,
  },
];

/** For the home page of a site that is audited, and beside a page's audit: two requests. */
export const fewIdentities: readonly Identity[] = [googlebot, oaiSearchBot];
