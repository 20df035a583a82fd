import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { isOfDomain } from "#engine/site-audit/rule-helpers/is-of-domain.ts";

/** https://www.sitemaps.org/protocol.html#location; in Search Console: "URL not allowed" */
export const sitemapOtherHost: SiteRule = {
  id: "sitemap-other-host",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://support.google.com/webmasters/answer/7451001#errors",
  weight: 3,
  fixedIn: "server",
  title: (pages) =>
    `${howMany(pages, "sitemap lists", "sitemaps list")} addresses of another site, too`,
  why: "Google takes no address of a host that is not the sitemap’s. Search Console says “URL not allowed”.",
  rule: "A sitemap lists addresses of its own site.",
  fix: "Write the site's own host in the settings that build the sitemap, and build it again.",
  doneWhen: "Every address of the sitemap begins with the site's own host.",
  guide: {
    topic: "sitemap",
    name: "Sitemap with addresses of another site",
    finds:
      "Finds sitemaps that list addresses of another host among the site's own: localhost, a test server, or the domain from before a move.",
    matters:
      "Sites whose sitemap was built on a developer's machine, and sites that moved to a new domain.",
    example: {
      kind: "sitemap",
      wrong: `
        <url><loc>http://localhost:3000/</loc></url>
        <url><loc>https://chinar.example/desks</loc></url>
      `,
      right: `
        <url><loc>https://chinar.example/</loc></url>
        <url><loc>https://chinar.example/desks</loc></url>
      `,
    },
  },
  find(site) {
    return site.rows.sitemaps.flatMap(({ url, entries }) => {
      const foreign = entries.filter((entry) => !isOfDomain(site, entry.url));
      const [first] = foreign;
      // A file of nothing else was copied: sitemap-invalid says so.
      if (first === undefined || foreign.length === entries.length) return [];
      const evidence = `${foreign.length} of its ${entries.length} addresses, such as ${first.url}`;
      return [{ url, evidence, linkedFrom: [] }];
    });
  },
};
