import type { SiteRule } from "#engine/site-audit/rule.ts";
import { onlyCanonical } from "#engine/site-audit/judge-elsewhere.ts";
import { addressCopies } from "#engine/site-audit/rule-helpers/address-copies.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const addressCopiesRule: SiteRule = {
  id: "address-copies",
  severity: "clicks",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  weight: 4,
  fixedIn: "server",
  title: (pages) =>
    howMany(
      pages,
      "address shows a page that has another address",
      "addresses show pages that have another address",
    ),
  why: "One page answers with and without “.html”, a slash or parameters, and no canonical says which is meant: links are split between the forms, and Google chooses one.",
  rule: "One page has one address, or a canonical that names it.",
  fix: "Write the canonical in the template: the address without parameters, in one form. Redirect the others to it.",
  doneWhen: "Each other form redirects, or names the page in its canonical.",
  guide: {
    topic: "indexing",
    name: "One page at several addresses",
    finds:
      "Finds pages that answer at more than one address, with and without “.html”, a slash or parameters, and that do not say which address counts.",
    matters:
      "Any site: servers tend to answer several forms of an address until somebody decides on one and redirects the others.",
    example: {
      kind: "addresses",
      wrong: `
        /desks          200
        /desks.html     200, the same page
        /desks?ref=home 200, the same page, no canonical
      `,
      right: `
        /desks          200
        /desks.html     301 to /desks
        /desks?ref=home 200, canonical names /desks
      `,
    },
  },
  find(site) {
    return [...addressCopies(site)].map(([url, { url: original }]) => {
      const facts = site.find(url)?.facts;
      const says =
        facts !== undefined && onlyCanonical(facts.canonicals) === url
          ? "names itself as canonical"
          : "has no canonical";
      return { url, evidence: `the page of ${original}, and ${says}`, cause: "address" };
    });
  },
};
