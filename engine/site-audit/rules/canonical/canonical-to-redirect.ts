import { findInCanonicals } from "#engine/site-audit/rule-helpers/find-in-canonicals.ts";
import { leadsToPage } from "#engine/site-audit/rule-helpers/leads-to-page.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const canonicalToRedirect: SiteRule = {
  id: "canonical-to-redirect",
  severity: "blocking",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  weight: 6,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "canonical names", "canonicals name")} an address that redirects`,
  why: "The page says one address and the server another, so Google makes its own choice.",
  rule: "A canonical names the last address, not one on the way.",
  fix: "Write the address where the redirect ends.",
  doneWhen: "The canonical's address answers 200 without a redirect.",
  guide: {
    topic: "canonical",
    name: "Canonical to an address that redirects",
    finds: "Finds canonicals whose address redirects.",
    matters:
      "Sites that moved to https or to another host name and kept the old form in their canonicals.",
    example: {
      kind: "headers",
      wrong: `
        <link rel="canonical" href="http://chinar.example/desks">

        GET http://chinar.example/desks
        HTTP/1.1 301 Moved Permanently
        Location: https://chinar.example/desks
      `,
      right: '<link rel="canonical" href="https://chinar.example/desks">',
    },
  },
  find: (site) =>
    findInCanonicals(site, ({ target, to }) =>
      to?.location === undefined || !leadsToPage(site, target)
        ? null
        : { evidence: `canonical ${target}, which redirects to ${to.location}` },
    ),
};
