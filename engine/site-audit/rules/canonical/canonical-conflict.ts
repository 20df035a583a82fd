import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const canonicalConflict: SiteRule = {
  id: "canonical-conflict",
  severity: "blocking",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  weight: 6,
  fixedIn: "template",
  coveredBy: ["hacked-page"],
  title: (pages) => `${howMany(pages, "page names", "pages name")} several canonicals`,
  why: "Where they differ Google may ignore all of them.",
  rule: "A page has one canonical, the same in its head and in its headers.",
  fix: "Leave one; plugins and the server often add each their own.",
  doneWhen: "One canonical is left.",
  isOfOnePage: true,
  guide: {
    topic: "canonical",
    name: "Several canonicals on one page",
    finds: "Finds pages that name two or more different canonical addresses.",
    matters:
      "Anybody who has an SEO plugin on top of a theme that writes its own head tags, or a proxy that adds headers.",
    example: {
      kind: "html",
      wrong: `
        <link rel="canonical" href="https://chinar.example/desks">
        <link rel="canonical" href="https://chinar.example/desks/">
      `,
      right: '<link rel="canonical" href="https://chinar.example/desks">',
    },
  },
  find(site) {
    return site.readPages.flatMap(({ url, facts }) => {
      const values = [...new Set(facts.canonicals.map(({ value }) => value))];
      return values.length > 1
        ? [
            {
              url,
              line: facts.canonicals[1]?.line ?? 0,
              evidence: facts.canonicals
                .map(({ value, from }) => `${value ?? "no address"} (${from})`)
                .join(", "),
            },
          ]
        : [];
    });
  },
};
