/** What Google does with a robots.txt, as it says itself. Every tool, report and rule takes the words from here. */

/**
 * What follows 5xx, 429 or no answer for robots.txt, as one sentence without its full stop.
 * https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec#http-status-codes
 */
export const WHILE_ROBOTS_TXT_FAILS =
  "Google stops for 12 hours, then goes by its last copy for up to 30 days; without a copy, or after that, it may read everything";

/** The same where there is room for its beginning only. */
export const ROBOTS_TXT_FAILS_AT_FIRST = "Google reads nothing new at first";

/**
 * What becomes of a page that robots.txt closes, as a whole sentence.
 * https://developers.google.com/crawling/docs/robots-txt/intro
 */
export const CLOSED_PAGE_IN_RESULTS =
  "Google may still show the bare address of a closed page, and never its words.";

/**
 * How a site leaves Google's AI answers, as whole sentences. For every site since 31 August 2026.
 * https://support.google.com/webmasters/answer/16908024
 */
export const GOOGLE_AI_ANSWERS =
  "Google’s own AI answers use Googlebot, so robots.txt cannot close them alone. Search Console can: Settings, Search generative AI. It takes a whole site out of AI Overviews and AI Mode and leaves it in Search.";
