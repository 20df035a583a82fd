import { inUrduLetters } from "#engine/site-audit/page/find-arabic-letters.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const urduLettersArabic: SiteRule = {
  id: "urdu-letters-arabic",
  severity: "cosmetic",
  source: "own",
  weight: 1,
  fixedIn: "content",
  title: (pages) => `${howMany(pages, "page has", "pages have")} Arabic letters in Urdu words`,
  why: "They look the same but are different letters: a search with ی and ک may not find them.",
  rule: "Urdu is written with ی and ک.",
  fix: "Replace ي by ی and ك by ک; an Arabic keyboard makes them.",
  doneWhen: "No Urdu word has ي or ك.",
  isOfOnePage: true,
  guide: {
    topic: "text",
    name: "Arabic letters in Urdu words",
    finds: "Finds Urdu words with Arabic yeh and kaf.",
    matters:
      "Writers of Urdu who type on an Arabic keyboard, and texts that were copied out of old InPage files.",
    example: {
      kind: "html",
      wrong: '<p lang="ur" dir="rtl">لكڑي كي ميز</p>',
      right: '<p lang="ur" dir="rtl">لکڑی کی میز</p>',
    },
  },
  find(site) {
    return site.readPages.flatMap(({ url, facts }) =>
      facts.arabicLetters.map(({ value, line }) => ({
        url,
        line,
        target: value,
        evidence: `“${value}”, in Urdu “${inUrduLetters(value)}”`,
      })),
    );
  },
};
