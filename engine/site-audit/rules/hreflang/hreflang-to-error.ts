import type { SiteRule } from "#engine/site-audit/rule.ts";
import { hreflangLinks } from "#engine/site-audit/rule-helpers/hreflang-links.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const hreflangToError: SiteRule = {
  id: "hreflang-to-error",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  weight: 3,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "page names", "pages name")} language versions that do not answer`,
  why: "Google finds no page to show to readers of that language.",
  rule: "hreflang names addresses that answer 200.",
  fix: "Take the line out, or bring the page back.",
  doneWhen: "Each version answers 200.",
  find(site) {
    return hreflangLinks(site).flatMap(({ page, code, target, line, to }) =>
      to?.status !== undefined && to.status !== null && to.status >= 400
        ? [{ url: page.url, line, evidence: `${code} ${target} answers ${to.status}` }]
        : [],
    );
  },
};
