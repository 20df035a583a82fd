import { fragmentTargets } from "#engine/address/fragment-target.ts";
import { isFragmentMissing } from "#engine/html/fragment-names.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { findInLinks } from "#engine/site-audit/rule-helpers/find-in-links.ts";
import type { Site } from "#engine/site-audit/site.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const brokenFragment: SiteRule = {
  id: "broken-fragment",
  severity: "clicks",
  source: "peers",
  sourceUrl:
    "https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element",
  weight: 1,
  fixedIn: "content",
  title: (pages) => `${howMany(pages, "page links", "pages link")} to places that are not there`,
  why: "The visitor clicks and lands at the top of the page, or nothing happens.",
  rule: "What follows # is an id of the page that is linked.",
  fix: "Give the heading the id that the link names, or fix the link.",
  doneWhen: "Each link leads to its place.",
  guide: {
    topic: "links",
    name: "Link to a place that is not on the page",
    finds: "Finds links with a # whose target is not on the page they lead to.",
    matters:
      "Long guides with a list of contents, and one-page sites whose whole menu is made of such links.",
    example: {
      kind: "html",
      wrong: `
        <a href="#prices">Prices</a>
        <h2 id="our-prices">Prices</h2>
      `,
      right: `
        <a href="#prices">Prices</a>
        <h2 id="prices">Prices</h2>
      `,
    },
  },
  find(site) {
    return findInLinks(site, ["link"], ({ to, anchor, fragment }) => {
      const ids = site.find(to)?.facts?.ids;
      if (fragment === undefined || ids === undefined || !isFragmentMissing(fragment, ids))
        return null;
      if (mayBeInserted(site, to, fragment)) return null;
      const target = `${to}#${fragment}`;
      return { target, evidence: `“${anchor}” leads to ${target}` };
    });
  },
};

/** Whether a script of the site's own inserts the place, or was not read and may. */
function mayBeInserted(site: Site, page: string, fragment: string): boolean {
  const names = fragmentTargets(fragment) ?? [];
  return Array.from(site.links.from(page), site.links.at)
    .filter(({ kind, to }) => kind === "script" && site.isOwn(to))
    .some(({ to }) => {
      const script = site.endOfTarget(to);
      if (script?.state === "dead") return false;
      const ids = script?.insertedIds;
      return ids === undefined || names.some((name) => ids.includes(name));
    });
}
