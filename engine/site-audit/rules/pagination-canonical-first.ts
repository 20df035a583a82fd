import type { SiteRule } from "#engine/site-audit/rule.ts";
import { onlyCanonical } from "#engine/site-audit/coverage.ts";
import { firstForms, firstOfList } from "#engine/site-audit/rules/first-of-list.ts";

export const paginationCanonicalFirst: SiteRule = {
  id: "pagination-canonical-first",
  severity: "clicks",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading#use-urls-correctly",
  weight: 3,
  mends: "template",
  title: (pages) =>
    `${pages === 1 ? "One later page of a list names" : `${pages.toLocaleString("en")} later pages of a list name`} the first as canonical`,
  why: "Google drops the later pages, and the products on them lose their only link.",
  rule: "Each page of a list is canonical to itself.",
  fix: "Let the template write the page's own address, with its number, as canonical.",
  doneWhen: "Each page of the list is canonical to itself.",
  find(site) {
    return site.readPages.flatMap(({ url, facts }) => {
      const canonical = onlyCanonical(facts.canonicals);
      const first = firstOfList(url);
      return canonical !== null &&
        first !== null &&
        canonical !== url &&
        firstForms(first).includes(canonical)
        ? [{ url, line: facts.canonicals[0]?.line ?? 0, evidence: `canonical ${canonical}` }]
        : [];
    });
  },
};
