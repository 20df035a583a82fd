import { nameDifference, widestFormOf } from "#engine/address/address-forms.ts";
import { pathOf } from "#engine/address/path-of.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import type { Site } from "#engine/site-audit/site.ts";
import { CLOSED_TO_US } from "#engine/site-audit/coverage.ts";
import { gradeDeadAddress } from "#engine/site-audit/rule-helpers/grade-dead-address.ts";
import { isLinked } from "#engine/site-audit/rule-helpers/is-linked.ts";
import { comesOfMissingScheme } from "#engine/links/missing-scheme.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const status4xx: SiteRule = {
  id: "status-4xx",
  severity: "blocking",
  source: "google",
  sourceUrl:
    "https://developers.google.com/crawling/docs/troubleshooting/http-status-codes#4xx-client-errors",
  weight: 12,
  fixedIn: "links",
  isFixedAtLinks: true,
  title: (pages) => `${howMany(pages, "dead address is", "dead addresses are")} still linked`,
  why: "Readers and robots that follow these links reach nothing, and what the page once earned is lost.",
  rule: "No link leads to an address that answers 4xx.",
  fix: "Redirect the address (301) to the page that took its place, or take the links away. Where the list names the page that is meant, correct the link.",
  doneWhen: "No page links to the address, or it redirects to a page that answers 200.",
  guide: {
    topic: "indexing",
    name: "Dead address that is still linked",
    finds: "Finds linked addresses with a 4xx answer.",
    matters:
      "Any site older than a year: pages are deleted and renamed, and the links to them stay in old texts.",
    example: {
      kind: "headers",
      wrong: `
        <a href="/winter-sale">Winter sale</a>

        GET /winter-sale
        HTTP/1.1 404 Not Found
      `,
      right: `
        <a href="/sale">Sale</a>

        GET /sale
        HTTP/1.1 200 OK
      `,
    },
  },
  find(site) {
    const known = Map.groupBy(site.readPages, ({ url }) => widestFormOf(url));
    return site.pages
      .filter(({ status }) => status !== null && status >= 400 && status < 500)
      .filter(({ status }) => !CLOSED_TO_US.includes(status ?? 0))
      .filter((page) => isLinked(site, page) && !isToldAtLinks(site, page.url))
      .map(({ url, status }) => {
        const meant = known.get(widestFormOf(url))?.[0]?.url;
        const cause =
          meant === undefined
            ? ""
            : `; the page is at ${pathOf(meant, site.home)}: write that (${nameDifference(url, meant)})`;
        return gradeDeadAddress(site, { url, evidence: `answers ${status ?? ""}${cause}` });
      });
  },
};

/** Whether the address comes of links that `link-without-scheme` reports, on each page that has one. */
function isToldAtLinks(site: Site, url: string): boolean {
  const from = site.inlinks(url).map((link) => site.find(link.from));
  return (
    comesOfMissingScheme(url) &&
    from.length > 0 &&
    from.every((page) => page?.facts?.verdicts.some(({ issue }) => issue === "link-without-scheme"))
  );
}
