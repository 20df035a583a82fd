import type { SiteRule } from "#engine/site-audit/rule.ts";
import { findInVersions } from "#engine/site-audit/rule-helpers/hreflang-links.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const hreflangToNoindex: SiteRule = {
  id: "hreflang-to-noindex",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  weight: 3,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "page names", "pages name")} language versions that say noindex`,
  why: "A version that cannot be indexed cannot be shown to anybody.",
  rule: "hreflang names pages that can be indexed.",
  fix: "Take the noindex from the version, or the version out of the set.",
  doneWhen: "Each version can be indexed.",
  guide: {
    topic: "hreflang",
    name: "hreflang to a page that says noindex",
    finds: "Finds hreflang links to versions that say noindex.",
    matters: "Teams who hide an unfinished translation with noindex and link to it already.",
    example: {
      kind: "html",
      wrong: `
        <!-- / in English -->
        <link rel="alternate" hreflang="ur" href="https://chinar.example/ur/">
        <!-- /ur/ -->
        <meta name="robots" content="noindex">
      `,
      right: `
        <!-- /ur/ is finished, and says nothing against indexing -->
        <link rel="alternate" hreflang="en" href="https://chinar.example/">
        <link rel="alternate" hreflang="ur" href="https://chinar.example/ur/">
      `,
    },
  },
  find: (site) =>
    findInVersions(site, ({ page, code, target, to }) =>
      // A page that stays out itself has no versions to lose.
      page.facts.noindex === null &&
      to?.facts !== undefined &&
      to.facts.noindex !== null &&
      target !== page.url
        ? `${code} ${target} says noindex`
        : null,
    ),
};
