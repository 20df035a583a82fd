import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const deadEnd: SiteRule = {
  id: "dead-end",
  severity: "clicks",
  source: "peers",
  weight: 1,
  fixedIn: "links",
  title: (pages) => `${howMany(pages, "page leads", "pages lead")} nowhere`,
  why: "Who arrives here can only go back, readers and robots alike.",
  rule: "Every page links to another page of the site.",
  fix: "Add the menu, or links to what comes next.",
  doneWhen: "Each page links to another one.",
  find(site) {
    // A site of one page has nowhere to lead.
    if (site.readPages.length < 2 && !site.isPartlyRead) return [];
    return site.indexablePages
      .filter(({ url }) => !site.outlinks(url).some(({ to }) => to !== url && site.isOwn(to)))
      .map(({ url }) => ({ url, evidence: "no link to another page of the site" }));
  },
};
