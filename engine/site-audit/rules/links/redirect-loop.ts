import type { SiteRule } from "#engine/site-audit/rule.ts";
import { redirectStarts } from "#engine/site-audit/rule-helpers/redirect-starts.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const redirectLoop: SiteRule = {
  id: "redirect-loop",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
  weight: 12,
  fixedIn: "server",
  isFixedAtLinks: true,
  title: (pages) => `${howMany(pages, "address redirects", "addresses redirect")} in a circle`,
  why: "Nobody ever arrives: browsers show an error, and Google drops the address.",
  rule: "Every redirect ends at a page.",
  fix: "Look at the rules for the address one after the other; two of them undo each other.",
  doneWhen: "The address answers 200 after one redirect at most.",
  guide: {
    topic: "links",
    name: "Redirects in a circle",
    finds: "Finds addresses whose redirects lead back to where they began.",
    matters:
      "Sites behind a proxy that speaks http to the server, while the server itself insists on https.",
    example: {
      kind: "addresses",
      wrong: `
        /desks  301 to /desks/
        /desks/ 301 to /desks
      `,
      right: `
        /desks/ 301 to /desks
        /desks  200
      `,
    },
  },
  find(site) {
    return redirectStarts(site)
      .filter(({ url }) => site.follow(url).isLoop)
      .map(({ url, location }) => ({ url, evidence: `leads to ${location ?? ""} and back` }));
  },
};
