import type { SiteRule } from "#engine/site-audit/rule.ts";
import { hreflangLinks } from "#engine/site-audit/rule-helpers/hreflang-links.ts";
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
  find(site) {
    return hreflangLinks(site).flatMap(({ page, code, target, line, to }) =>
      to?.location === undefined
        ? []
        : [{ url: page.url, line, evidence: `${code} ${target} redirects to ${to.location}` }],
    );
  },
};
