import type { SiteRule } from "#engine/site-audit/rule.ts";
import { isLaterPage } from "#engine/site-audit/rule-helpers/first-of-list.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const canonicalMissing: SiteRule = {
  id: "canonical-missing",
  severity: "clicks",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  weight: 1,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "address with parameters has", "addresses with parameters have")} no canonical`,
  why: "To Google each sorted or filtered form of a page is a page of its own.",
  rule: "A page that answers with parameters says which address is meant.",
  fix: "Write the canonical in the template: without parameters that only sort, filter or count visits.",
  doneWhen: "Each address with parameters has a canonical.",
  guide: {
    topic: "canonical",
    name: "Address with parameters and no canonical",
    finds: "Finds addresses with parameters and no canonical.",
    matters:
      "Shops and directories with filters most of all: a list of 40 products easily has hundreds of such addresses.",
    example: {
      kind: "html",
      wrong: `
        <!-- /desks?sort=price&colour=oak -->
        <title>Desks, cheapest first</title>
      `,
      right: `
        <!-- /desks?sort=price&colour=oak -->
        <title>Desks, cheapest first</title>
        <link rel="canonical" href="https://chinar.example/desks">
      `,
    },
  },
  find(site) {
    return site.indexablePages.flatMap(({ url, facts }) => {
      const { origin, pathname, search } = new URL(url);
      const hasPlain = site.find(origin + pathname)?.facts !== undefined;
      const isOpen = search !== "" && facts.canonicals.length === 0 && !isLaterPage(site, url);
      return isOpen && hasPlain
        ? [{ url, evidence: `no canonical, beside ${origin}${pathname}`, cause: "parameters" }]
        : [];
    });
  },
};
