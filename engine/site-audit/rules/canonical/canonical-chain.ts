import { findInCanonicals } from "#engine/site-audit/rule-helpers/find-in-canonicals.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { onlyCanonical } from "#engine/site-audit/judge-elsewhere.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const canonicalChain: SiteRule = {
  id: "canonical-chain",
  severity: "blocking",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  weight: 5,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "canonical names", "canonicals name")} a page that names a third`,
  why: "Google has to guess which of three addresses is meant.",
  rule: "The page that a canonical names is canonical to itself.",
  fix: "Name the last page of the chain directly.",
  doneWhen: "The page that is named has a canonical to itself, or none.",
  guide: {
    topic: "canonical",
    name: "Chain of canonicals",
    finds: "Finds canonicals that name a page which names a third page in turn.",
    matters:
      "Sites that changed their addresses more than once, and shops where a plugin and the theme both write a canonical.",
    example: {
      kind: "html",
      wrong: `
        <!-- /desks?sort=price -->
        <link rel="canonical" href="https://chinar.example/desk">
        <!-- /desk -->
        <link rel="canonical" href="https://chinar.example/desks">
      `,
      right: `
        <!-- /desks?sort=price and /desk -->
        <link rel="canonical" href="https://chinar.example/desks">
      `,
    },
  },
  find: (site) =>
    findInCanonicals(site, ({ page, target, to }) => {
      const next = to?.facts === undefined ? null : onlyCanonical(to.facts.canonicals);
      return next !== null && next !== target && target !== page.url
        ? { evidence: `canonical ${target}, whose canonical is ${next}` }
        : null;
    }),
};
