import type { SiteRule } from "#engine/site-audit/rule.ts";
import { canonicalTargets } from "#engine/site-audit/rule-helpers/canonical-targets.ts";
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
  find(site) {
    return canonicalTargets(site).flatMap(({ page, line, target, to }) =>
      to?.location === undefined
        ? []
        : [
            {
              url: page.url,
              line,
              evidence: `canonical ${target}, which redirects to ${to.location}`,
            },
          ],
    );
  },
};
