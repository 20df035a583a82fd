import type { SiteRule } from "#engine/site-audit/rule.ts";
import { findDuplicates } from "#engine/site-audit/rule-helpers/find-duplicates.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const duplicateContent: SiteRule = {
  id: "duplicate-content",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/canonicalization",
  weight: 5,
  fixedIn: "content",
  title: (pages) =>
    howMany(
      pages,
      "page says the same as another, word for word",
      "pages say the same, word for word",
    ),
  why: "Google indexes one of them and drops the others; which one is its choice.",
  rule: "One text has one address.",
  fix: "Keep one and redirect the others to it, or name it in their canonical.",
  doneWhen: "Each text is left at one address, or the others name it.",
  guide: {
    topic: "text",
    name: "Same text at several addresses",
    finds: "Finds pages of the site whose main text is the same, word for word.",
    matters:
      "Shops that show a product in several categories, and sites with print versions or copied service pages.",
    example: {
      kind: "addresses",
      wrong: `
        /desks/oak-desk   200
        /sale/oak-desk    200, the same text, no canonical
      `,
      right: `
        /desks/oak-desk   200
        /sale/oak-desk    200, canonical names /desks/oak-desk
      `,
    },
  },
  find(site) {
    return findDuplicates(site).text.map(({ page, value, other }) => ({
      url: page.url,
      target: value,
      evidence: `the same text as ${other.url}`,
    }));
  },
};
