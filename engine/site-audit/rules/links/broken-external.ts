import type { SiteRule } from "#engine/site-audit/rule.ts";
import { brokenStatus } from "#engine/site-audit/rule-helpers/broken-status.ts";
import { findInLinks } from "#engine/site-audit/rule-helpers/find-in-links.ts";
import { isBrokenWhatsapp } from "#engine/site-audit/rules/local/whatsapp-link-broken.ts";
import { comesOfDoubleScheme } from "#engine/links/missing-scheme.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const brokenExternal: SiteRule = {
  id: "broken-external",
  severity: "clicks",
  source: "peers",
  weight: 2,
  fixedIn: "links",
  isOneWhereAlike: true,
  title: (pages) =>
    `${howMany(pages, "page links", "pages link")} to other sites that no longer answer`,
  why: "A reader who trusts the link arrives nowhere, and trusts the page less.",
  rule: "Links to other sites answer.",
  fix: "Find where the page went, or take the link out.",
  doneWhen: "Each link answers.",
  guide: {
    topic: "links",
    name: "Link to another site that is gone",
    finds: "Finds links to other websites that no longer answer.",
    matters:
      "Blogs and guides with many sources: other people's sites change, and nobody tells you when they do.",
    example: {
      kind: "headers",
      wrong: `
        <a href="https://old-census.example/2017">Census of 2017</a>

        GET https://old-census.example/2017
        HTTP/1.1 404 Not Found
      `,
      right: `
        <a href="https://census.example/archive/2017">Census of 2017</a>

        GET https://census.example/archive/2017
        HTTP/1.1 200 OK
      `,
    },
  },
  find(site) {
    return findInLinks(site, ["link"], ({ to }) => {
      // An address of one's own may redirect to another site.
      const { url: end } = site.follow(to);
      // What whatsapp-link-broken and link-without-scheme report is reported once.
      const isOthers =
        site.isOwn(end) ||
        !site.targets.has(end) ||
        isBrokenWhatsapp(end) ||
        comesOfDoubleScheme(end);
      const status = isOthers ? null : brokenStatus(site, end);
      const over = end === to ? to : `${to} redirects to ${end}`;
      return status === null ? null : { evidence: `${over}: ${status}` };
    });
  },
};
