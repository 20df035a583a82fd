import type { SiteRule } from "#engine/site-audit/rule.ts";

export const h1Several: SiteRule = {
  id: "h1-several",
  severity: "clicks",
  source: "peers",
  weight: 1,
  mends: "template",
  title: (pages) =>
    `${pages === 1 ? "One page has" : `${pages.toLocaleString("en")} pages have`} several h1`,
  why: "Several main headings leave open what the page is about. Google copes; readers of a screen reader's list do not.",
  rule: "A page has one main heading.",
  fix: "Keep the headline of the page as h1; make the others h2.",
  doneWhen: "Each page has one h1.",
  find(site) {
    return site.indexablePages.flatMap(({ url, facts }) =>
      facts.h1s.length > 1
        ? [
            {
              url,
              line: facts.h1s[1]?.line ?? 0,
              evidence: facts.h1s
                .slice(0, 3)
                .map(({ value }) => `“${value}”`)
                .join(", "),
            },
          ]
        : [],
    );
  },
};
