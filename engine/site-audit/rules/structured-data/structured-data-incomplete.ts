import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const structuredDataIncomplete: SiteRule = {
  id: "structured-data-incomplete",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/appearance/structured-data/search-gallery",
  weight: 2,
  mends: "template",
  title: (pages) =>
    `${howMany(pages, "page has", "pages have")} structured data with parts missing`,
  why: "Google shows a rich result only when every property that it requires is there.",
  rule: "Structured data has what Google requires.",
  fix: "Add what is missing; Google's page for the type lists it.",
  doneWhen: "Nothing required is missing.",
  find(site) {
    return site.readPages.flatMap(({ url, facts }) =>
      facts.structuredData.incomplete.map(({ value, line }) => ({
        url,
        line,
        evidence: value,
        cause: value,
      })),
    );
  },
};
