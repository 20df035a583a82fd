import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const langWrongDirection: SiteRule = {
  id: "lang-wrong-direction",
  severity: "cosmetic",
  source: "w3c",
  sourceUrl: "https://www.w3.org/International/questions/qa-html-dir",
  weight: 1,
  mends: "template",
  title: (pages) =>
    `${howMany(pages, "page shows", "pages show")} Urdu or Arabic from left to right`,
  why: "Full stops and numbers jump to the wrong side, and the lines begin where nobody looks.",
  rule: 'Text in Urdu or Arabic letters has dir="rtl".',
  fix: 'Write dir="rtl" and its lang, such as lang="ur", on the page, or on the part in that language.',
  doneWhen: "The text stands to the right.",
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
