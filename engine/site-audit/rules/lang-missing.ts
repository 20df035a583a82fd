import type { SiteRule } from "#engine/site-audit/rule.ts";
import { groupThousands } from "#lib/group-thousands.ts";

export const langMissing: SiteRule = {
  id: "lang-missing",
  severity: "cosmetic",
  source: "google",
  sourceUrl: "https://www.w3.org/International/questions/qa-html-language-declarations",
  weight: 1,
  mends: "template",
  title: (pages) =>
    `${pages === 1 ? "One page does" : `${groupThousands(pages)} pages do`} not say its language`,
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
