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
  guide: {
    topic: "text",
    name: "Pages that say nearly the same",
    finds: "Finds pages that share 80% of their text or more.",
    matters:
      "Shops with a page for each colour, and service pages that were made by copying one and changing a line.",
    example: {
      kind: "words",
      wrong: `
        /oak-desk:   A desk of solid wood, made in Lahore, in oak.
        /sheesham-desk: A desk of solid wood, made in Lahore, in sheesham.
      `,
      right: `
        /desk: A desk of solid wood, made in Lahore.
               Choose oak (PKR 42,000) or sheesham (PKR 38,000).
      `,
    },
  },
  find(site) {
    return findDuplicates(site).nearText.map(({ page, value, pages, other, likeness }) => ({
      url: page.url,
      target: value,
      evidence: `${pages} pages, ${Math.floor(likeness * 100)}% alike or more, such as ${other.url}`,
    }));
  },
};
