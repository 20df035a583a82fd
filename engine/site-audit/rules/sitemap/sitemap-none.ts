import type { SiteRule } from "#engine/site-audit/rule.ts";
import type { SitemapRow } from "#engine/site-audit/rows.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const sitemapNone: SiteRule = {
  id: "sitemap-none",
  severity: "cosmetic",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview",
  weight: 1,
  fixedIn: "server",
  title: (pages) => `${howMany(pages, "site has", "sites have")} no sitemap`,
  why: "Google finds pages by links, and sooner by a sitemap. A small site does well without one; a large or new one does not.",
  rule: "robots.txt names a sitemap, or /sitemap.xml is one.",
  fix: "Switch the sitemap on in the site builder, and name it in robots.txt. Where this report offers a corrected sitemap, begin with that one.",
  doneWhen: "The sitemap opens, and robots.txt names it.",
  guide: {
    topic: "sitemap",
    name: "Site without a sitemap",
    finds: "Finds sites with no sitemap.",
    matters: "New sites that nobody links to yet, and those with more than a few hundred pages.",
    example: {
      kind: "robots",
      wrong: `
        User-agent: *
        Disallow: /admin/
      `,
      right: `
        User-agent: *
        Disallow: /admin/
        Sitemap: https://chinar.example/sitemap.xml
      `,
    },
  },
  find(site) {
    const { sitemaps, madeUp } = site.rows;
    const isNone = ({ foundIn, kind }: SitemapRow) =>
      foundIn === "usual" && (kind === "missing" || (kind === "invalid" && madeUp?.status === 200));
    const [first] = sitemaps;
    return first !== undefined && sitemaps.every(isNone)
      ? [
          {
            url: first.url,
            evidence: "robots.txt names none, and there is none here",
            linkedFrom: [],
          },
        ]
      : [];
  },
};
