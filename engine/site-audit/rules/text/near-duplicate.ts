import type { SiteRule } from "#engine/site-audit/rule.ts";
import { findDuplicates } from "#engine/site-audit/rule-helpers/find-duplicates.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const nearDuplicate: SiteRule = {
  id: "near-duplicate",
  severity: "clicks",
  source: "peers",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/canonicalization",
  weight: 3,
  fixedIn: "content",
  title: (pages) =>
    howMany(pages, "page says nearly the same as another", "pages say nearly the same"),
  why: "Pages that differ by a word compete with each other, and Google shows one.",
  rule: "No two pages share 80% of their text.",
  fix: "Make one page with a choice on it, or give each page words of its own.",
  doneWhen: "No two pages share 80% of their text.",
  find(site) {
    return findDuplicates(site).nearText.map(({ page, value, pages, other, likeness }) => ({
      url: page.url,
      target: value,
      evidence: `${pages} pages, ${Math.floor(likeness * 100)}% alike or more, such as ${other.url}`,
    }));
  },
};
