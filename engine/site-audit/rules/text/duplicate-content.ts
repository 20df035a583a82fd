import type { SiteRule } from "#engine/site-audit/rule.ts";
import { sameValue } from "#engine/site-audit/rule-helpers/same-value.ts";
import { addressCopies } from "#engine/site-audit/rule-helpers/address-copies.ts";
import { untranslated } from "#engine/site-audit/rule-helpers/untranslated.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const duplicateContent: SiteRule = {
  id: "duplicate-content",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/canonicalization",
  weight: 5,
  mends: "content",
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
  find(site) {
    const others = [addressCopies(site), untranslated(site)];
    const pages = site.indexablePages.filter(
      ({ url, facts }) => facts.mainWordCount >= 20 && !others.some((found) => found.has(url)),
    );
    return sameValue(site, pages, ({ facts }) => ({ value: facts.textHash, line: 0 })).map(
      ({ page, at, pages: same, first }) => ({
        url: page.url,
        evidence:
          page.url === first.url ? `the text of ${same} pages` : `the same text as ${first.url}`,
        cause: at.value,
      }),
    );
  },
};
