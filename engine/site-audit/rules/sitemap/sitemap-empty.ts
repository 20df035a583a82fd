import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const sitemapEmpty: SiteRule = {
  id: "sitemap-empty",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  weight: 6,
  fixedIn: "server",
  title: (pages) => `${howMany(pages, "sitemap lists", "sitemaps list")} nothing`,
  why: "Search Console reports it as an error, and Google learns of no pages from it.",
  rule: "A sitemap lists at least one address.",
  fix: "Let the builder write the pages into it, or take the file and its line of robots.txt away.",
  doneWhen: "The file shows the addresses of the pages.",
  guide: {
    topic: "sitemap",
    name: "Sitemap that lists nothing",
    finds: "Finds sitemaps that open and contain no address.",
    matters:
      "Sites that switched a sitemap on for a kind of page of which there are none, such as tags or authors.",
    example: {
      kind: "sitemap",
      wrong: `
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        </urlset>
      `,
      right: `
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
          <url><loc>https://chinar.example/desks</loc></url>
        </urlset>
      `,
    },
  },
  find(site) {
    return site.rows.sitemaps
      .filter(
        ({ kind, entries, detail }) =>
          kind === "pages" && entries.length === 0 && detail === undefined,
      )
      .map(({ url }) => ({ url, evidence: "opens, and has no <loc>", linkedFrom: [] }));
  },
};
