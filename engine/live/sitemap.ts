/**
 * Whether a sitemap lists a page. https://www.sitemaps.org/protocol.html
 * The files themselves are fetched by the caller; here they are read.
 */
import { decodeText } from "#engine/html/decode-text.ts";
import { addressKey, firstSpellings } from "#engine/address/address-key.ts";
import { MAX_SITEMAP_ENTRIES } from "#engine/bounds.ts";
import { readXml } from "#engine/html/xml-tokens.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";

export type SitemapFile =
  | { kind: "pages"; addresses: readonly string[] }
  | { kind: "index"; addresses: readonly string[] }
  | { kind: "no-sitemap" };

/**
 * `listed`: the page is in `file`. `not-listed`: in none of the files that were read, which were
 * all of them only if `isWhole`. `none`: there is no sitemap at the usual places.
 */
export type SitemapAnswer =
  | { state: "listed"; file: string }
  | { state: "not-listed"; files: readonly string[]; isWhole: boolean }
  | { state: "none"; asked: readonly string[] }
  | { state: "unread"; file: string; detail: string };

/** What one file says of a page: the next files of an index, or whether it is listed. */
export type SitemapVerdict =
  | { kind: "no-sitemap" }
  | { kind: "index"; files: readonly string[] }
  | { kind: "pages"; isListed: boolean };

export function readSitemapFile(text: string): SitemapFile {
  const root = /<(?:[\w-]+:)?(urlset|sitemapindex)[\s>]/i.exec(text.slice(0, 10_000))?.[1];
  if (root === undefined) return { kind: "no-sitemap" };
  const addresses: string[] = [];
  let location: string | undefined;
  for (const token of readXml(text)) {
    if (token.kind === "start" && token.name === "loc") location = "";
    else if (token.kind === "text" && location !== undefined) location += token.text;
    else if (token.kind === "end" && token.name === "loc" && location !== undefined) {
      addresses.push(location.trim());
      location = undefined;
      if (addresses.length >= MAX_SITEMAP_ENTRIES) break;
    }
  }
  return { kind: root.toLowerCase() === "urlset" ? "pages" : "index", addresses };
}

/** Bytes as they came; of an index, the first `maxFiles`. */
export function judgeSitemap(
  bytes: Uint8Array,
  { pageUrl, maxFiles }: { pageUrl: string; maxFiles: number },
): SitemapVerdict {
  const file = readSitemapFile(decodeText(bytes));
  if (file.kind === "no-sitemap") return file;
  if (file.kind === "index") return { kind: "index", files: file.addresses.slice(0, maxFiles) };
  return { kind: "pages", isListed: lists(file.addresses, pageUrl) };
}

/** Where robots.txt says that the sitemaps are, else the usual place. At most `limit`. */
export function findSitemaps(
  robotsTxt: string | undefined,
  pageUrl: string,
  limit: number,
): readonly string[] {
  const named = robotsTxt === undefined ? [] : parseRobotsTxt(robotsTxt).sitemaps;
  const full = named.flatMap((sitemap) => URL.parse(sitemap, pageUrl)?.href ?? []);
  const usual = new URL("/sitemap.xml", pageUrl).href;
  return firstSpellings(full.length === 0 ? [usual] : full).slice(0, limit);
}

/** Compared as addresses, without fragments. */
export function lists(addresses: readonly string[], pageUrl: string): boolean {
  const wanted = addressKey(pageUrl);
  return addresses.some((address) => addressKey(address) === wanted);
}
