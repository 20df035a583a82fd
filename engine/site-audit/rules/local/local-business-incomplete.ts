import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const localBusinessIncomplete: SiteRule = {
  id: "local-business-incomplete",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/appearance/structured-data/local-business",
  weight: 2,
  mends: "template",
  title: (pages) =>
    `${howMany(pages, "page describes", "pages describe")} the business with parts missing`,
  why: "Phone, hours and address are what Google shows beside the name.",
  rule: "A local business has name, address, telephone and opening hours in its structured data.",
  fix: "Add what is missing to the JSON-LD.",
  doneWhen: "Nothing is missing.",
  find(site) {
    return site.readPages.flatMap(({ url, facts }) =>
      facts.structuredData.businesses.flatMap(({ type, missing, line }) =>
        missing.length > 0 ? [{ url, line, evidence: `${type} lacks ${missing.join(", ")}` }] : [],
      ),
    );
  },
};
