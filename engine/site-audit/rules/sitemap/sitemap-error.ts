import type { SiteRule } from "#engine/site-audit/rule.ts";
import { CLOSED_TO_US } from "#engine/site-audit/coverage.ts";
import { pagesOfSitemaps } from "#engine/site-audit/rule-helpers/listed-pages.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const sitemapError: SiteRule = {
  id: "sitemap-error",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  weight: 6,
  fixedIn: "server",
  coveredBy: ["status-4xx", "status-5xx", "timeout"],
  title: (pages) =>
    `${howMany(pages, "address of the sitemap leads", "addresses of the sitemap lead")} nowhere`,
  why: "Google reads the sitemap's promises and finds nothing there.",
  rule: "Every address of a sitemap answers 200.",
  fix: "Take the address out of the sitemap, or bring the page back.",
  doneWhen: "Every address of the sitemap answers 200.",
  guide: {
    topic: "sitemap",
    name: "Sitemap entry that leads nowhere",
    finds: "Finds addresses in the sitemap that answer 404, 410 or another error.",
    matters:
      "Shops that delete products while the sitemap comes from a cache or from a file made by hand.",
    example: {
      kind: "headers",
      wrong: `
        <url><loc>https://chinar.example/winter-sale</loc></url>

        GET /winter-sale
        HTTP/1.1 404 Not Found
      `,
      right: `
        <url><loc>https://chinar.example/sale</loc></url>

        GET /sale
        HTTP/1.1 200 OK
      `,
    },
  },
  find(site) {
    return pagesOfSitemaps(site).flatMap(({ page: { url, notRead } }) => {
      const { end, hops } = site.follow(url);
      const status = end?.status ?? null;
      if (CLOSED_TO_US.includes(status ?? 0)) return [];
      const over = hops === 0 ? "" : `redirects to ${end?.url ?? ""}, which `;
      if (status !== null && status >= 400)
        return [{ url, evidence: `listed, and ${over}answers ${status}` }];
      if (notRead?.reason === "timeout")
        return [{ url, evidence: "listed, and gives no answer in time" }];
      return notRead?.reason === "unreachable"
        ? [{ url, evidence: `listed, and cannot be reached: ${notRead.detail}` }]
        : [];
    });
  },
};
