import type { SiteRule } from "#engine/site-audit/rule.ts";
import { sitemapPages } from "#engine/site-audit/export/sitemap-pages.ts";
import { isLaterPage } from "#engine/site-audit/rule-helpers/first-of-list.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const sitemapMissingPage: SiteRule = {
  id: "sitemap-missing-page",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  weight: 1,
  fixedIn: "server",
  title: (pages) => `${howMany(pages, "page is", "pages are")} missing from the sitemap`,
  why: "Google finds new and changed pages faster when the sitemap names them.",
  rule: "The sitemap names every page that can be indexed.",
  fix: "Let the builder list them, or add them. Where this report offers a corrected sitemap, it has them all.",
  doneWhen: "Every page that can be indexed is in the sitemap.",
  guide: {
    topic: "sitemap",
    name: "Page that the sitemap does not list",
    finds: "Finds pages that can be indexed and that the sitemap does not name.",
    matters:
      "Large sites and those with few links from outside, where the sitemap is the fastest way to be read.",
    example: {
      kind: "sitemap",
      wrong: `
        <!-- /chairs can be indexed and is not listed -->
        <url><loc>https://chinar.example/desks</loc></url>
      `,
      right: `
        <url><loc>https://chinar.example/desks</loc></url>
        <url><loc>https://chinar.example/chairs</loc></url>
      `,
    },
  },
  find(site) {
    if (site.listed.size === 0) return [];
    return (
      sitemapPages(site)
        // The later pages of a list are found over the list, and no system lists them.
        .filter((url) => !site.isListed(url) && !isLaterPage(site, url))
        .map((url) => ({
          url,
          evidence: "can be indexed, but is in no sitemap",
          cause: "sitemap",
        }))
    );
  },
};
