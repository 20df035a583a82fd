import type { SiteRule } from "#engine/site-audit/rule.ts";
import { findInVersions, namesVersion } from "#engine/site-audit/rule-helpers/hreflang-links.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const hreflangNoReturn: SiteRule = {
  id: "hreflang-no-return",
  severity: "clicks",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/specialty/international/localized-versions#guidelines",
  weight: 4,
  fixedIn: "template",
  title: (pages) =>
    howMany(
      pages,
      "page names a language version that does not name it back",
      "pages name a language version that does not name them back",
    ),
  why: "Google ignores the pair: Urdu readers get the English page, or the other way round.",
  rule: "Two language versions name each other.",
  fix: "Put the same set of hreflang links on every version.",
  doneWhen: "Each version names all the others and itself.",
  guide: {
    topic: "hreflang",
    name: "Language version that does not link back",
    finds: "Finds language versions that do not link back.",
    matters:
      "Every site in two languages: each page looks right by itself, so nobody notices until both are compared.",
    example: {
      kind: "html",
      wrong: `
        <!-- / in English -->
        <link rel="alternate" hreflang="ur" href="https://chinar.example/ur/">
        <!-- /ur/ names only itself -->
        <link rel="alternate" hreflang="ur" href="https://chinar.example/ur/">
      `,
      right: `
        <!-- both pages have both lines -->
        <link rel="alternate" hreflang="en" href="https://chinar.example/">
        <link rel="alternate" hreflang="ur" href="https://chinar.example/ur/">
      `,
    },
  },
  find: (site) =>
    findInVersions(site, ({ page, code, target, to }) =>
      to?.facts === undefined ||
      target === page.url ||
      // A page where readers choose their language need not name the versions.
      code.toLowerCase() === "x-default" ||
      namesVersion(site, to, page.url)
        ? null
        : `${code} ${target} does not name this page`,
    ),
};
