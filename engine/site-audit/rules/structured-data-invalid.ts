import type { SiteRule } from "#engine/site-audit/rule.ts";
import { groupThousands } from "#lib/group-thousands.ts";

export const structuredDataInvalid: SiteRule = {
  id: "structured-data-invalid",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  weight: 2,
  mends: "template",
  title: (pages) =>
    `${pages === 1 ? "One page has" : `${groupThousands(pages)} pages have`} structured data that cannot be read`,
  why: "One misplaced comma and the whole block is ignored.",
  rule: "Structured data is valid JSON.",
  fix: "The evidence is what a parser says; mend the first mistake and test again.",
  doneWhen: "Each block parses.",
  find(site) {
    return site.readPages.flatMap(({ url, facts }) =>
      facts.structuredData.invalid.map(({ value, line }) => ({ url, line, evidence: value })),
    );
  },
};
