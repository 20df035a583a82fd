import type { SiteRule } from "#engine/site-audit/rule.ts";
import { pagesOfSitemaps } from "#engine/site-audit/rule-helpers/listed-pages.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const sitemapNoindex: SiteRule = {
  id: "sitemap-noindex",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  weight: 6,
  fixedIn: "server",
  coveredBy: ["noindex-linked"],
  title: (pages) =>
    `${howMany(pages, "page of the sitemap says", "pages of the sitemap say")} noindex`,
  why: "The sitemap asks Google to index what the page asks it to leave out.",
  rule: "A sitemap names only pages that can be indexed.",
  fix: "Take the noindex away, or the address out of the sitemap.",
  doneWhen: "No address of the sitemap says noindex.",
  guide: {
    topic: "sitemap",
    name: "Sitemap entry that says noindex",
    finds: "Finds pages in the sitemap that say noindex.",
    matters:
      "Owners who hide single pages with a plugin and expect that the sitemap knows about it.",
    example: {
      kind: "html",
      wrong: `
        <!-- in the sitemap: https://chinar.example/thank-you -->
        <meta name="robots" content="noindex">
      `,
      right: `
        <!-- not in the sitemap -->
        <meta name="robots" content="noindex">
      `,
    },
  },
  find(site) {
    return pagesOfSitemaps(site).flatMap(({ page }) => {
      const noindex = page.facts?.noindex;
      return noindex === undefined || noindex === null
        ? []
        : [{ url: page.url, line: noindex.line, evidence: `listed, and ${noindex.value}` }];
    });
  },
};
