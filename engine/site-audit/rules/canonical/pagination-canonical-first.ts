import { findInCanonicals } from "#engine/site-audit/rule-helpers/find-in-canonicals.ts";
import type { Site } from "#engine/site-audit/site.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { isFirstOfList } from "#engine/site-audit/rule-helpers/first-of-list.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const paginationCanonicalFirst: SiteRule = {
  id: "pagination-canonical-first",
  severity: "clicks",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading#use-urls-correctly",
  weight: 3,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "later page of a list names", "later pages of a list name")} the first as canonical`,
  why: "Google drops the later pages, and the products on them lose their only link.",
  rule: "Each page of a list is canonical to itself.",
  fix: "Let the template write the page's own address, with its number, as canonical.",
  doneWhen: "Each page of the list is canonical to itself.",
  guide: {
    topic: "canonical",
    name: "Later pages canonical to the first",
    finds: "Finds page 2, 3 and so on of a list that name page 1 as their canonical.",
    matters:
      "Shops and blogs with long lists: products from the second page on may be found by nobody but the sitemap.",
    example: {
      kind: "html",
      wrong: `
        <!-- /desks?page=2 -->
        <link rel="canonical" href="https://chinar.example/desks">
      `,
      right: `
        <!-- /desks?page=2 -->
        <link rel="canonical" href="https://chinar.example/desks?page=2">
      `,
    },
  },
  find: (site) =>
    findInCanonicals(site, ({ page: { url }, target }) =>
      target !== url && (isFirstOfList(target, url) || firstByPrev(site, url) === target)
        ? { evidence: `canonical ${target}` }
        : null,
    ),
};

/** Where rel=prev leads in the end; null where the page names none, or they go round. */
function firstByPrev(site: Site, url: string): string | null {
  const seen = new Set<string>();
  for (let at = url; !seen.has(at);) {
    seen.add(at);
    const prev = Array.from(site.links.from(at), site.links.at).find(({ kind }) => kind === "prev");
    if (prev === undefined) return at === url ? null : at;
    at = prev.to;
  }
  return null;
}
