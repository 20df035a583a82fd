import { findInCanonicals } from "#engine/site-audit/rule-helpers/find-in-canonicals.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { canonicalChain } from "./canonical-chain.ts";
import { canonicalToError } from "./canonical-to-error.ts";
import { canonicalToHome } from "./canonical-to-home.ts";
import { canonicalToNoindex } from "./canonical-to-noindex.ts";
import { canonicalToOtherSite } from "./canonical-to-other-site.ts";
import { canonicalToRedirect } from "./canonical-to-redirect.ts";
import { paginationCanonicalFirst } from "./pagination-canonical-first.ts";

/** Rules that say more of where a canonical leads. */
const OTHERS: readonly SiteRule[] = [
  canonicalChain,
  canonicalToError,
  canonicalToHome,
  canonicalToNoindex,
  canonicalToOtherSite,
  canonicalToRedirect,
  paginationCanonicalFirst,
];

export const canonicalElsewhere: SiteRule = {
  id: "canonical-elsewhere",
  severity: "blocking",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  weight: 8,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "canonical names", "canonicals name")} a page that says something else`,
  why: "Google is told that this page is a copy, and may leave it out of the index.",
  rule: "A canonical names the page itself, or one that says the same.",
  fix: "Name the page's own address in its canonical.",
  doneWhen: "The page is canonical to itself.",
  guide: {
    topic: "canonical",
    name: "Canonical to a page with another text",
    finds: "Finds canonicals that name a page with another text.",
    matters:
      "Owners of templates in which one address was typed by hand and then shared by every page made from it.",
    example: {
      kind: "html",
      wrong: `
        <!-- /chairs: a page about chairs -->
        <link rel="canonical" href="https://chinar.example/desks">
      `,
      right: `
        <!-- /chairs -->
        <link rel="canonical" href="https://chinar.example/chairs">
      `,
    },
  },
  find(site) {
    const found = new Set(OTHERS.flatMap((rule) => Array.from(rule.find(site), ({ url }) => url)));
    return findInCanonicals(site, ({ page: { url, facts }, target }) => {
      const isOpen =
        target !== url &&
        site.stateOf(url).group === "by-mistake" &&
        facts.noindex === null &&
        !found.has(url);
      return isOpen ? { evidence: `canonical ${target}, which is another page` } : null;
    });
  },
};
