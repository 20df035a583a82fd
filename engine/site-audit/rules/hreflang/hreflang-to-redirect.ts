import type { SiteRule } from "#engine/site-audit/rule.ts";
import { leadsToPage } from "#engine/site-audit/rule-helpers/leads-to-page.ts";
import { findInVersions } from "#engine/site-audit/rule-helpers/hreflang-links.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const hreflangToRedirect: SiteRule = {
  id: "hreflang-to-redirect",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  weight: 2,
  fixedIn: "template",
  title: (pages) => `${howMany(pages, "page names", "pages name")} language versions that redirect`,
  why: "The address that is named is not the one that can be indexed, so the pair breaks.",
  rule: "hreflang names addresses that answer 200.",
  fix: "Write the address where the redirect ends.",
  doneWhen: "Each version answers 200 without a redirect.",
  guide: {
    topic: "hreflang",
    name: "hreflang to an address that redirects",
    finds: "Finds hreflang links to addresses that redirect.",
    matters: "Sites that changed their folders for languages, for example from /urdu/ to /ur/.",
    example: {
      kind: "headers",
      wrong: `
        <link rel="alternate" hreflang="ur" href="https://chinar.example/urdu/">

        GET /urdu/
        HTTP/1.1 301 Moved Permanently
        Location: https://chinar.example/ur/
      `,
      right: '<link rel="alternate" hreflang="ur" href="https://chinar.example/ur/">',
    },
  },
  find: (site) =>
    findInVersions(site, ({ code, target, to }) =>
      to?.location === undefined || !leadsToPage(site, target)
        ? null
        : `${code} ${target} redirects to ${to.location}`,
    ),
};
