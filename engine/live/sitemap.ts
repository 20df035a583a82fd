/**
 * Whether a sitemap lists a page. https://www.sitemaps.org/protocol.html
 * The files themselves are fetched by the caller; here they are read.
 */
import { decodeText } from "#engine/html/decode-text.ts";
import { addressKey, firstSpellings } from "#engine/address/address-key.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";
import { readSitemap } from "#engine/site-audit/sitemap/read-sitemap.ts";

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
  const sitemap = readSitemap(text);
  if (sitemap.kind === "invalid") return { kind: "no-sitemap" };
  return sitemap.kind === "index"
    ? { kind: "index", addresses: sitemap.files }
    : { kind: "pages", addresses: sitemap.entries.map(({ url }) => url) };
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
