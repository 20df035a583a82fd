import type { SiteRule } from "#engine/site-audit/rule.ts";
import { leadsToPage } from "#engine/site-audit/rule-helpers/leads-to-page.ts";
import { redirectStarts } from "#engine/site-audit/rule-helpers/redirect-starts.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const redirectChain: SiteRule = {
  id: "redirect-chain",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
  weight: 5,
  fixedIn: "server",
  isFixedAtLinks: true,
  title: (pages) => `${howMany(pages, "address takes", "addresses take")} two redirects or more`,
  why: "Each hop costs a mobile visitor up to a second, and Googlebot gives up after ten hops.",
  rule: "A redirect leads to its end in one hop.",
  fix: "Point the redirect, and the links, straight at the last address.",
  doneWhen: "The address redirects once, to a page that answers 200.",
  guide: {
    topic: "links",
    name: "Chain of two or more redirects",
    finds: "Finds redirects that lead to another redirect.",
    matters:
      "Sites that moved more than once: to https, to another host name, then to new addresses, each with rules that add up.",
    example: {
      kind: "addresses",
      wrong: `
        http://chinar.example/desk
        301 to https://chinar.example/desk
        301 to https://www.chinar.example/desk
        301 to https://www.chinar.example/desks
      `,
      right: `
        http://chinar.example/desk
        301 to https://www.chinar.example/desks
      `,
    },
  },
  find(site) {
    return redirectStarts(site).flatMap(({ url }) => {
      const { hops, url: end } = site.follow(url);
      return hops >= 2 && leadsToPage(site, url)
        ? [{ url, evidence: `${hops} redirects to reach ${end}` }]
        : [];
    });
  },
};
