import type { SiteRule } from "#engine/site-audit/rule.ts";
import { onlyCanonical } from "#engine/site-audit/judge-elsewhere.ts";
import { findInVersions } from "#engine/site-audit/rule-helpers/hreflang-links.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const hreflangToNoncanonical: SiteRule = {
  id: "hreflang-to-noncanonical",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  weight: 3,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "page names", "pages name")} language versions whose canonical names another page`,
  why: "The version's own canonical names another page, so Google indexes that one and the set breaks.",
  rule: "hreflang names pages that are canonical to themselves.",
  fix: "Let each version's canonical name the version itself.",
  doneWhen: "Each version is canonical to itself.",
  guide: {
    topic: "hreflang",
    name: "hreflang to a page canonical to another",
    finds: "Finds hreflang to a page that is not canonical.",
    matters:
      "Sites where all translations carry the canonical of the English original, which makes them copies of it.",
    example: {
      kind: "html",
      wrong: `
        <!-- /ur/desks -->
        <link rel="canonical" href="https://chinar.example/desks">
        <link rel="alternate" hreflang="ur" href="https://chinar.example/ur/desks">
      `,
      right: `
        <!-- /ur/desks -->
        <link rel="canonical" href="https://chinar.example/ur/desks">
        <link rel="alternate" hreflang="ur" href="https://chinar.example/ur/desks">
      `,
    },
  },
  find: (site) =>
    findInVersions(site, ({ page, code, target, to }) => {
      const canonical = to?.facts === undefined ? null : onlyCanonical(to.facts.canonicals);
      return canonical === null || canonical === target || target === page.url
        ? null
        : `${code} ${target}, whose canonical is ${canonical}`;
    }),
};
