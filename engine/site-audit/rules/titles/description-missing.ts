import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const descriptionMissing: SiteRule = {
  id: "description-missing",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/appearance/snippet",
  weight: 1,
  mends: "template",
  title: (pages) => `${howMany(pages, "page has", "pages have")} no description`,
  why: "Google then picks a passage of the page, and not always the one that sells.",
  rule: "Every page that is to be found has a description of its own.",
  fix: "One or two sentences in a meta description: what the visitor gets here.",
  doneWhen: "Each page has a description.",
  find(site) {
    return site.judgedPages.flatMap(({ url, facts }) =>
      (facts.descriptions[0]?.value ?? "") === ""
        ? [
            {
              url,
              line: facts.descriptions[0]?.line ?? 0,
              evidence:
                facts.descriptions.length === 0 ? "no meta description" : "an empty description",
            },
          ]
        : [],
    );
  },
};
