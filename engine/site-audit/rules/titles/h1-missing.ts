import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const h1Missing: SiteRule = {
  id: "h1-missing",
  severity: "clicks",
  source: "peers",
  weight: 2,
  mends: "template",
  title: (pages) => `${howMany(pages, "page has", "pages have")} no h1`,
  why: "The main heading tells readers and Google what the page is about before anything else.",
  rule: "Every page has one main heading.",
  fix: "Make the page's visible headline an h1.",
  doneWhen: "Each page has an h1 with words.",
  find(site) {
    return site.judgedPages.flatMap(({ url, facts }) =>
      facts.h1s.some(({ value }) => value !== "")
        ? []
        : [
            {
              url,
              line: facts.h1s[0]?.line ?? 0,
              evidence: facts.h1s.length === 0 ? "no h1" : "an h1 without words",
            },
          ],
    );
  },
};
