import type { SiteRule } from "#engine/site-audit/rule.ts";
import { untranslated } from "#engine/site-audit/rule-helpers/untranslated.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const versionUntranslated: SiteRule = {
  id: "version-untranslated",
  severity: "clicks",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites",
  weight: 3,
  fixedIn: "content",
  title: (pages) =>
    howMany(
      pages,
      "language version has the text of another language",
      "language versions have the text of another language",
    ),
  why: "Google takes them for doubles and drops them, and a reader who chose a language does not get it.",
  rule: "A version for a language is written in that language.",
  fix: "Translate them, or leave the version out until it is translated.",
  doneWhen: "No two versions have the same text.",
  guide: {
    topic: "hreflang",
    name: "Language version that is not translated",
    finds: "Finds language versions nobody translated.",
    matters:
      "Sites that switched a second language on before anybody translated: every page then exists twice.",
    example: {
      kind: "html",
      wrong: `
        <!-- /ur/desks -->
        <html lang="ur" dir="rtl">
        <h1>Office desks made to measure</h1>
      `,
      right: `
        <!-- /ur/desks -->
        <html lang="ur" dir="rtl">
        <h1>دفتر کی میزیں، آپ کے ناپ پر</h1>
      `,
    },
  },
  find(site) {
    return [...untranslated(site)].map(([url, original]) => ({
      url,
      evidence: `lang=${site.find(url)?.facts?.lang ?? ""}, with the text of ${original.url}`,
      cause: "translation",
    }));
  },
};
