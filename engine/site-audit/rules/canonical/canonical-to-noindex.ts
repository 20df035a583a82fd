import { findInCanonicals } from "#engine/site-audit/rule-helpers/find-in-canonicals.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const canonicalToNoindex: SiteRule = {
  id: "canonical-to-noindex",
  severity: "blocking",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  weight: 10,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "canonical names", "canonicals name")} a page that says noindex`,
  why: "Both pages may vanish: one points at the other, and the other asks to be left out.",
  rule: "A canonical names a page that can be indexed.",
  fix: "Take the noindex from the page that is named, or name this page itself.",
  doneWhen: "The page that the canonical names can be indexed.",
  guide: {
    topic: "canonical",
    name: "Canonical to a page that says noindex",
    finds: "Finds canonicals that name a page with noindex.",
    matters:
      "Shops that hide old collections with noindex while product variants still name them as the original.",
    example: {
      kind: "html",
      wrong: `
        <!-- /desk-oak -->
        <link rel="canonical" href="https://chinar.example/desk">
        <!-- /desk -->
        <meta name="robots" content="noindex">
      `,
      right: `
        <!-- /desk-oak -->
        <link rel="canonical" href="https://chinar.example/desk">
        <!-- /desk has no noindex -->
        <link rel="canonical" href="https://chinar.example/desk">
      `,
    },
  },
  find: (site) =>
    findInCanonicals(site, ({ page, target, to }) =>
      to?.facts !== undefined && to.facts.noindex !== null && to.url !== page.url
        ? { evidence: `canonical ${target}, which says noindex` }
        : null,
    ),
};
