import type { PageRow } from "#engine/site-audit/rows.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { gradeDeadAddress } from "#engine/site-audit/rule-helpers/grade-dead-address.ts";
import { isLinked } from "#engine/site-audit/rule-helpers/is-linked.ts";
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
  title: (pages) =>
    `${howMany(pages, "address redirects", "addresses redirect")} in a circle or to nowhere`,
  why: "Nobody ever arrives: browsers show an error, and Google drops the address.",
  rule: "Every redirect ends at a page.",
  fix: "Look at the rules for the address one after the other: two of them undo each other, or one names no address to go to.",
  doneWhen: "The address answers 200 after one redirect at most.",
  guide: {
    topic: "links",
    name: "Redirects in a circle or to nowhere",
    finds: "Finds redirects that lead in a circle or to no address.",
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
    const circles = redirectStarts(site)
      .filter(({ url }) => site.follow(url).isLoop)
      .map(({ url, location }) => ({ url, evidence: `leads to ${location ?? ""} and back` }));
    const nowhere = site.pages.flatMap((page) => {
      const evidence = tellNowhere(page);
      return evidence === undefined || !isLinked(site, page) ? [] : [{ url: page.url, evidence }];
    });
    // A link that opens the telephone, or a mail, may be meant.
    const otherPrograms = site.pages
      .filter(({ location = "http:" }) => !/^https?:/i.test(location))
      .map(({ url, location = "" }) => ({
        url,
        evidence: `redirects to ${location}, which is no page`,
        isNoise: true,
      }));
    return [
      ...[...circles, ...nowhere].map((found) => gradeDeadAddress(site, found)),
      ...otherPrograms,
    ];
  },
};

/** 304 speaks of a copy that a browser has, and none was asked about. https://www.rfc-editor.org/rfc/rfc9110.html#section-15.4 */
function tellNowhere({ status, location }: PageRow): string | undefined {
  if (status === null || status < 300 || status >= 400 || location !== undefined) return undefined;
  return status === 304
    ? "answers 304, not modified, to those who have no copy: they get nothing"
    : `answers ${status} and names no address: it redirects to nowhere`;
}
