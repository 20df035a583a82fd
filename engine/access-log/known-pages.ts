import { isJson } from "#lib/is-json.ts";
import { readSitemap } from "#engine/site-audit/sitemap/read-sitemap.ts";
import type { MissedPages } from "./log-report.ts";

/** The site's own pages, as somebody gives them. */
export type KnownPages = { from: MissedPages["from"]; urls: readonly string[] };

/**
 * Of a sitemap, of a list of addresses, or of what `seo crawl --json` wrote: there the pages that Google
 * can index. Undefined where it is none of these, or names other sitemaps only.
 */
export function readKnownPages(text: string): KnownPages | undefined {
  if (isJson(text)) return readCrawl(JSON.parse(text) as unknown);
  const sitemap = readSitemap(text.trim());
  if (sitemap.kind !== "pages" || sitemap.entries.length === 0) return undefined;
  const from = text.trimStart().startsWith("<") ? "sitemap" : "list";
  return { from, urls: sitemap.entries.map(({ url }) => url) };
}

function readCrawl(report: unknown): KnownPages | undefined {
  const pages = typeof report === "object" && report !== null && "pages" in report && report.pages;
  if (!Array.isArray(pages)) return undefined;
  const urls = pages.flatMap((page: { url?: unknown; indexable?: unknown } | null) =>
    typeof page?.url === "string" && page.indexable === true && URL.canParse(page.url)
      ? [page.url]
      : [],
  );
  return urls.length === 0 ? undefined : { from: "crawl", urls };
}
