import type { SiteRule } from "#engine/site-audit/rule.ts";
import { WEB_PAGE } from "#engine/site-audit/sitemap/read-sitemap.ts";
import { groupThousands } from "#lib/group-thousands.ts";

export const sitemapInvalid: SiteRule = {
  id: "sitemap-invalid",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  weight: 6,
  mends: "server",
  title: (pages) =>
    `${pages === 1 ? "One sitemap" : `${groupThousands(pages)} sitemaps`} cannot be read`,
  why: "Google may ignore a file as a whole that does not open or has a mistake.",
  rule: "A sitemap is XML as sitemaps.org describes it, and answers 200.",
  fix: "Open the file in a browser: it names the line. Where robots.txt names a file that is gone, take the line out.",
  doneWhen: "The file opens and shows its addresses.",
  find(site) {
    return site.rows.sitemaps
      .filter(
        ({ kind, foundIn, detail }) =>
          // A page at an address that nobody named is no sitemap, broken or whole.
          (kind === "invalid" && !(foundIn === "usual" && detail === WEB_PAGE)) ||
          kind === "unread" ||
          (kind === "missing" && foundIn !== "usual") ||
          // Read to its end all the same, which Google need not do.
          ((kind === "pages" || kind === "index") && detail !== undefined),
      )
      .map(({ url, detail, status }) => ({
        url,
        evidence: detail ?? `answers ${status ?? "nothing"}`,
        linkedFrom: [],
      }));
  },
};
