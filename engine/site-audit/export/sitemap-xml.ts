import { sitemapPages } from "./sitemap-pages.ts";
import type { Site } from "#engine/site-audit/site.ts";
import { escapeHtml } from "#lib/text/escape-html.ts";

/** What its schema takes: a day, or a moment with seconds and zone. */
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d))?$/;

/** The sitemap as it should be. Dates are kept where the old one has them and they are not all one. https://www.sitemaps.org/protocol.html */
export function writeSitemapXml(site: Site): string {
  const dates = new Set([...site.listed.values()].map(({ lastmod }) => lastmod?.slice(0, 10)));
  const lines = sitemapPages(site).map((url) => {
    const lastmod = site.listed.get(url)?.lastmod;
    const isTrue =
      lastmod !== undefined &&
      dates.size > 1 &&
      DATE.test(lastmod) &&
      Date.parse(lastmod) <= site.now;
    return `  <url><loc>${escapeHtml(url)}</loc>${isTrue ? `<lastmod>${escapeHtml(lastmod)}</lastmod>` : ""}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    "</urlset>",
    "",
  ].join("\n");
}
