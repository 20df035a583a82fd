import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rules/how-many.ts";

export const lastmodFalse: SiteRule = {
  id: "lastmod-false",
  severity: "clicks",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes-about-xml-sitemaps",
  weight: 1,
  mends: "server",
  title: (pages) =>
    howMany(pages, "date in the sitemap cannot be true", "dates in the sitemap cannot be true"),
  why: "Google uses the dates only where they have proved true; then new pages are read sooner.",
  rule: "lastmod is when the page really changed.",
  fix: "Write the day of the page's own change, or leave lastmod out.",
  doneWhen: "The dates differ as the pages do, and none lies in the future.",
  find(site) {
    const sameDate = site.rows.sitemaps.flatMap(({ url, entries }) => {
      // The hour differs where a server writes the moment of each line.
      const dates = new Set(entries.map(({ lastmod }) => lastmod?.slice(0, 10)));
      const [date] = dates;
      return entries.length >= MIN_SAME && dates.size === 1 && date !== undefined
        ? [
            {
              url,
              evidence: `${entries.length} addresses, all of ${date}`,
              cause: "same",
              linkedFrom: [],
            },
          ]
        : [];
    });
    const future = [...site.listed.values()].flatMap(({ url, lastmod }) =>
      lastmod !== undefined && Date.parse(lastmod) > site.now + DAY_MS
        ? [{ url, evidence: `lastmod ${lastmod} lies in the future`, cause: "future" }]
        : [],
    );
    return [...sameDate, ...future];
  },
};

/** Fewer pages may well change on one day. Our choice. */
const MIN_SAME = 4;
const DAY_MS = 86_400_000;
