import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const depthOver4: SiteRule = {
  id: "depth-over-4",
  severity: "clicks",
  source: "peers",
  weight: 2,
  fixedIn: "links",
  title: (pages) =>
    `${howMany(pages, "page is", "pages are")} more than four clicks from the home page`,
  why: "The further away, the less often Google reads a page, and hardly any visitor gets there.",
  rule: "Every page is within four clicks of the home page.",
  fix: "Link to them from lists nearer to the home page, or give long lists numbered pages.",
  doneWhen: "No page is more than four clicks away.",
  guide: {
    topic: "links",
    name: "Page more than four clicks from home",
    finds: "Finds pages more than four clicks from the home page.",
    matters: "Shops with deep categories and blogs whose archive can only be walked page by page.",
    example: {
      kind: "addresses",
      wrong: "/ > /blog > /blog?page=2 > /blog?page=3 > /blog?page=4 > /blog/oak-care",
      right: "/ > /blog > /blog/wood-care > /blog/oak-care",
    },
  },
  find(site) {
    return site.indexablePages.flatMap(({ url, depth }) =>
      depth !== null && depth > 4 ? [{ url, evidence: `${depth} clicks` }] : [],
    );
  },
};
