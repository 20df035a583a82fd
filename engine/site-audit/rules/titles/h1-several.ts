import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const h1Several: SiteRule = {
  id: "h1-several",
  severity: "cosmetic",
  source: "peers",
  weight: 1,
  mends: "template",
  title: (pages) => howMany(pages, "page has more than one h1", "pages have more than one h1"),
  why: "Several main headings leave open what the page is about. Google copes; readers of a screen reader's list do not.",
  rule: "A page has one main heading.",
  fix: "Keep the headline of the page as h1; make the others h2.",
  doneWhen: "Each page has one h1.",
  find(site) {
    return site.judgedPages.flatMap(({ url, facts }) => {
      const filled = facts.h1s.filter(({ value }) => value !== "");
      if (filled.length < 2) return [];
      const shown = filled.slice(0, 3).map(({ value }) => `“${value}”`);
      return [{ url, line: filled[1]?.line ?? 0, evidence: shown.join(", ") }];
    });
  },
};
