/**
 * What Search Console says of a sitemap that it cannot take as it is, in its words:
 * https://support.google.com/webmasters/answer/7451001#errors
 */
import { shorten } from "#lib/text/shorten.ts";
import type { XmlMistake, XmlStartToken } from "#engine/html/xml-tokens.ts";

/** https://www.sitemaps.org/protocol.html#urlsetdef */
const PROTOCOL = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps,
 * …/video-sitemaps, …/news-sitemap, and .../specialty/international/localized-versions#sitemap
 */
const NAMESPACES: ReadonlyMap<string, string> = new Map([
  ["urlset", PROTOCOL],
  ["sitemapindex", PROTOCOL],
  ["link", "http://www.w3.org/1999/xhtml"],
  ["image", "http://www.google.com/schemas/sitemap-image/1.1"],
  ["video", "http://www.google.com/schemas/sitemap-video/1.1"],
  ["news", "http://www.google.com/schemas/sitemap-news/0.9"],
]);

export type SitemapMistake = { line: number; told: string };

export function tellMistake({ line, text }: XmlMistake): SitemapMistake {
  return { line, told: `Parsing error at line ${line}: ${text}.` };
}

/** An element in another namespace than the protocol's, or in none, is unknown to Google. */
export function findWrongNamespace({
  name,
  namespace,
  line,
}: XmlStartToken): SitemapMistake | undefined {
  const right = NAMESPACES.get(name);
  if (right === undefined || namespace === right) return undefined;
  const said = namespace === "" ? "no namespace" : `“${shorten(namespace, 200)}”`;
  return {
    line,
    told: `Incorrect namespace at line ${line}: <${name}> is in ${said}, and belongs in “${right}”.`,
  };
}

/** The one that comes first in the file. */
export function firstMistake(
  one: SitemapMistake | undefined,
  other: SitemapMistake | undefined,
): SitemapMistake | undefined {
  return one === undefined || (other !== undefined && other.line < one.line) ? other : one;
}
