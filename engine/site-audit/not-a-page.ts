import type { PageRow } from "./rows.ts";

/** What a row says of an answer without a body. */
export const EMPTY_PAGE = "The server sends an empty page.";

/** Whether nothing but a canonical names an address: as a rule another form of a page that was read. */
export function isOfCanonicalAlone({ foundBy }: Pick<PageRow, "foundBy">): boolean {
  return foundBy.length > 0 && foundBy.every((by) => by === "canonical");
}

/** What feeds and sitemaps begin with, whatever type they are sent with; XHTML begins with html. */
const FEED =
  /^\uFEFF?\s*(?:<\?xml\b[^>]*>\s*|<!--[\s\S]*?-->\s*|<\?xml-stylesheet\b[^>]*>\s*)*<(?:rss|feed|urlset|sitemapindex|rdf:RDF)[\s>]/i;
const FEED_CHARACTERS = 2_000;

/** Whether a text is that of a feed or a sitemap. */
export function isFeed(text: string): boolean {
  return FEED.test(text.slice(0, FEED_CHARACTERS));
}

/** Whether a content type is that of a feed or of another list for machines. */
export function isFeedType(contentType = ""): boolean {
  return /\b(?:rss|atom|rdf)\+xml\b|\bfeed\+json\b|^\s*(?:text|application)\/(?:xml|json)\b/i.test(
    contentType,
  );
}

/**
 * Files by which an owner proves a site to be theirs, as Google Search Console, Bing, Pinterest, Yandex,
 * Norton, Mail.ru, Facebook, Naver, Baidu, Ahrefs, Web of Trust and Zoom name them. Some hosts serve them as HTML, or without their ending.
 * https://support.google.com/webmasters/answer/9008080
 */
const VERIFICATION =
  /\/(?:(?:google[\da-f]{12,}|pinterest-[\da-z]+|yandex_[\da-z]+|nortonsw_[\da-z-]+|wmail_[\da-z]+|naver[\da-f]{32}|baidu_verify_[\w-]+|ahrefs_[\da-f]{32,}|mywot[\da-f]{8,}|zoom_?verify_\w+)(?:\.html?|\/)?|bingsiteauth\.xml|[\da-f]{32}\.html?)$/i;

/** Whether an address is that of a verification file. */
export function isVerificationFile(url: string): boolean {
  return VERIFICATION.test(URL.parse(url)?.pathname ?? "");
}
