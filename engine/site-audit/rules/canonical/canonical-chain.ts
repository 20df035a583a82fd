import type { SiteRule } from "#engine/site-audit/rule.ts";
import { onlyCanonical } from "#engine/site-audit/judge-elsewhere.ts";
import { canonicalTargets } from "#engine/site-audit/rule-helpers/canonical-targets.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const canonicalChain: SiteRule = {
  id: "canonical-chain",
  severity: "blocking",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  weight: 5,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "canonical names", "canonicals name")} a page that names a third`,
  why: "Google has to guess which of three addresses is meant.",
  rule: "The page that a canonical names is canonical to itself.",
  fix: "Name the last page of the chain directly.",
  doneWhen: "The page that is named has a canonical to itself, or none.",
  find(site) {
    return canonicalTargets(site).flatMap(({ page, line, target, to }) => {
      const next = to?.facts === undefined ? null : onlyCanonical(to.facts.canonicals);
      return next !== null && next !== target && target !== page.url
        ? [{ url: page.url, line, evidence: `canonical ${target}, whose canonical is ${next}` }]
        : [];
    });
  },
};
