import type { SiteRule } from "#engine/site-audit/rule.ts";
import { leadsToPage } from "#engine/site-audit/rule-helpers/leads-to-page.ts";
import { pagesOfSitemaps } from "#engine/site-audit/rule-helpers/listed-pages.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const sitemapRedirect: SiteRule = {
  id: "sitemap-redirect",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  weight: 4,
  fixedIn: "server",
  title: (pages) =>
    howMany(pages, "address of the sitemap redirects", "addresses of the sitemap redirect"),
  why: "A sitemap should name the addresses that you want indexed, not those on the way.",
  rule: "No address of a sitemap redirects.",
  fix: "Write the addresses where the redirects end.",
  doneWhen: "Every address of the sitemap answers 200 without a redirect.",
  guide: {
    topic: "sitemap",
    name: "Sitemap entry that redirects",
    finds: "Finds addresses in the sitemap that redirect.",
    matters: "Sites that moved to https or to www and kept a sitemap with the old addresses.",
    example: {
      kind: "headers",
      wrong: `
        <url><loc>http://chinar.example/desks</loc></url>

        GET http://chinar.example/desks
        HTTP/1.1 301 Moved Permanently
        Location: https://chinar.example/desks
      `,
      right: "<url><loc>https://chinar.example/desks</loc></url>",
    },
  },
  find(site) {
    return pagesOfSitemaps(site).flatMap(({ page: { url, location } }) =>
      location === undefined || !leadsToPage(site, url)
        ? []
        : [{ url, evidence: `listed, and redirects to ${location}` }],
    );
  },
};
