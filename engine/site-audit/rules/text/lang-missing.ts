import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const langMissing: SiteRule = {
  id: "lang-missing",
  severity: "cosmetic",
  source: "w3c",
  sourceUrl: "https://www.w3.org/International/questions/qa-html-language-declarations",
  weight: 1,
  mends: "template",
  title: (pages) =>
    howMany(pages, "page does not say its language", "pages do not say their language"),
  why: "Screen readers choose the voice by it, and browsers the translation.",
  rule: "Every page says its language.",
  fix: "Write it on the html element: en, en-PK, ur.",
  doneWhen: "Each page has lang.",
  find(site) {
    return site.readPages.flatMap(({ url, facts }) =>
      (facts.lang ?? "").trim() === "" ? [{ url, evidence: "no lang on <html>" }] : [],
    );
  },
};
