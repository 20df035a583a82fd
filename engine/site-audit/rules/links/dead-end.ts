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
  isOfOnePage: true,
  guide: {
    topic: "links",
    name: "Page without a link to go on",
    finds:
      "Finds pages that link to no other page of the site. Whoever arrives from a search, reader or robot, can only go back to where they came from.",
    matters: "Landing pages made for an advertisement, and print or app views that have no menu.",
    example: {
      kind: "html",
      wrong: `
        <h1>Our oak desk</h1>
        <p>Call us to order.</p>
      `,
      right: `
        <h1>Our oak desk</h1>
        <p>Call us to order, or see <a href="/desks">all desks</a>.</p>
      `,
    },
  },
  find(site) {
    // A site of one page has nowhere to lead.
    if (site.readPages.length < 2 && !site.isPartlyRead) return [];
    return site.indexablePages
      .filter(({ url }) => !site.outlinks(url).some(({ to }) => to !== url && site.isOwn(to)))
      .map(({ url }) => ({ url, evidence: "no link to another page of the site" }));
  },
};
