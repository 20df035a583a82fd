import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const titleMissing: SiteRule = {
  id: "title-missing",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/appearance/title-link",
  weight: 6,
  mends: "template",
  title: (pages) => `${howMany(pages, "page has", "pages have")} no title`,
  why: "The title is the line that people press in the results. Without one Google makes one up.",
  rule: "Every page has a title.",
  fix: "Put a title element into head, made from what the page is about.",
  doneWhen: "Each page has a title that is not empty.",
  find(site) {
    return site.judgedPages.flatMap(({ url, facts }) =>
      (facts.titles[0]?.value ?? "") === ""
        ? [
            {
              url,
              line: facts.titles[0]?.line ?? 0,
              evidence: facts.titles.length === 0 ? "no title element" : "an empty title",
            },
          ]
        : [],
    );
  },
};
