import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const structuredDataInvalid: SiteRule = {
  id: "structured-data-invalid",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  weight: 2,
  mends: "template",
  title: (pages) =>
    `${howMany(pages, "page has", "pages have")} structured data that cannot be read`,
  why: "One misplaced comma and the whole block is ignored.",
  rule: "Structured data is valid JSON.",
  fix: "The evidence is what a parser says; fix the first mistake and test again.",
  doneWhen: "Each block parses.",
  find(site) {
    return site.readPages.flatMap(({ url, facts }) =>
      facts.structuredData.invalid.map(({ value, line }) => ({ url, line, evidence: value })),
    );
  },
};
