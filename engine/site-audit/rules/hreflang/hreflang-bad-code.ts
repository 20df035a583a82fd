import type { SiteRule } from "#engine/site-audit/rule.ts";
import { validateLocale } from "#engine/hreflang/validate-locale.ts";
import { hreflangPages, namedVersions } from "#engine/site-audit/rule-helpers/hreflang-links.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const hreflangBadCode: SiteRule = {
  id: "hreflang-bad-code",
  severity: "clicks",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes",
  weight: 3,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "page has", "pages have")} hreflang codes that Google does not know`,
  why: "A code that does not exist is ignored, and the version with it.",
  rule: "A hreflang code is a language, and a country if needed: en, ur-PK, x-default.",
  fix: "Write the codes of ISO 639-1 and ISO 3166-1: en-GB, not en-UK.",
  doneWhen: "Each code is one that Google documents.",
  guide: {
    topic: "hreflang",
    name: "Unknown language code in hreflang",
    finds: "Finds hreflang codes that Google does not know, such as en-UK.",
    matters:
      "Sites for Britain, for several countries at once, or for Urdu readers, where codes are often guessed.",
    example: {
      kind: "html",
      wrong: `
        <link rel="alternate" hreflang="en-UK" href="https://chinar.example/uk/">
        <link rel="alternate" hreflang="pk" href="https://chinar.example/ur/">
      `,
      right: `
        <link rel="alternate" hreflang="en-GB" href="https://chinar.example/uk/">
        <link rel="alternate" hreflang="ur-PK" href="https://chinar.example/ur/">
      `,
    },
  },
  find(site) {
    return hreflangPages(site).flatMap((page) =>
      namedVersions(site, page).flatMap(({ code, line }) => {
        const { valid, reason } = validateLocale(code);
        return valid ? [] : [{ url: page.url, line, evidence: `hreflang="${code}": ${reason}` }];
      }),
    );
  },
};
