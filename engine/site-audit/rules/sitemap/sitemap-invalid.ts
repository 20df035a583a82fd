import type { SitemapRow } from "#engine/site-audit/rows.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import type { Site } from "#engine/site-audit/site.ts";
import { WEB_PAGE } from "#engine/site-audit/sitemap/read-sitemap.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { isOfDomain } from "#engine/site-audit/rule-helpers/is-of-domain.ts";

export const sitemapInvalid: SiteRule = {
  id: "sitemap-invalid",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  weight: 6,
  fixedIn: "server",
  title: (pages) => `${howMany(pages, "sitemap", "sitemaps")} cannot be read`,
  why: "Google may ignore a file as a whole that does not open or has a mistake.",
  rule: "A sitemap is XML as sitemaps.org describes it, and answers 200.",
  fix: "Open the file in a browser: it names the line. Where robots.txt names a file that is gone, take the line out.",
  doneWhen: "The file opens and shows its addresses.",
  guide: {
    topic: "sitemap",
    name: "Sitemap that cannot be read",
    finds: "Finds sitemaps that cannot be read: a bare “&” is enough.",
    matters:
      "Sites where a plugin, a security filter or a stray blank line changes the file before it is sent.",
    example: {
      kind: "sitemap",
      wrong: "<url><loc>https://chinar.example/desks?size=l&colour=oak</loc></url>",
      right: "<url><loc>https://chinar.example/desks?size=l&amp;colour=oak</loc></url>",
    },
  },
  find(site) {
    const foreign = site.rows.sitemaps.flatMap(({ url, entries }) =>
      entries.length > 0 && !entries.some((entry) => isOfDomain(site, entry.url))
        ? [{ url, evidence: "None of its addresses is of this site.", linkedFrom: [] }]
        : [],
    );
    // With our line down, silence says nothing of a file on another host.
    const isUnknown = ({ url, status }: SitemapRow) =>
      site.isCutOff && status === null && !site.isOwn(url);
    const broken = site.rows.sitemaps
      .filter((sitemap) => !isUnknown(sitemap))
      .filter(
        ({ kind, foundIn, detail }) =>
          (kind === "invalid" && !(foundIn === "usual" && isNone(site, detail))) ||
          // Some hosts answer 403 for what is not there.
          (kind === "unread" && foundIn !== "usual") ||
          (kind === "missing" && foundIn !== "usual") ||
          // Read to its end all the same, which Google need not do.
          ((kind === "pages" || kind === "index") && detail !== undefined),
      )
      .map(({ url, detail, status }) => ({
        url,
        evidence: detail ?? `answers ${status ?? "nothing"}`,
        linkedFrom: [],
      }));
    return [...broken, ...foreign];
  },
};

/** A page, or what answers at every address, is no sitemap at a place that nobody named. */
function isNone({ rows }: Site, detail: string | undefined): boolean {
  return detail === WEB_PAGE || rows.madeUp?.status === 200;
}
