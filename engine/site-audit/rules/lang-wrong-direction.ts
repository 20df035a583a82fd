import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rules/how-many.ts";

export const langWrongDirection: SiteRule = {
  id: "lang-wrong-direction",
  severity: "cosmetic",
  source: "w3c",
  sourceUrl: "https://www.w3.org/International/questions/qa-html-dir",
  weight: 1,
  mends: "template",
  title: (pages) => `${howMany(pages, "page shows", "pages show")} Urdu from left to right`,
  why: "Full stops and numbers jump to the wrong side, and the lines begin where nobody looks.",
  rule: 'Urdu text has dir="rtl".',
  fix: 'Write lang="ur" dir="rtl" on the page, or on the part that is in Urdu.',
  doneWhen: "Urdu text stands to the right.",
  find(site) {
    return site.readPages.flatMap(({ url, facts }) =>
      facts.leftToRightUrdu === null
        ? []
        : [
            {
              url,
              line: facts.leftToRightUrdu.line,
              evidence: `“${facts.leftToRightUrdu.value}” without dir="rtl"`,
            },
          ],
    );
  },
};
