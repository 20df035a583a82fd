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
  mends: "content",
  title: (pages) => `${howMany(pages, "page links", "pages link")} to places that are not there`,
  why: "The visitor presses and lands at the top of the page, or nothing happens.",
  rule: "What stands behind # is an id of the page that is linked.",
  fix: "Give the heading the id that the link names, or fix the link.",
  doneWhen: "Each link leads to its place.",
  find(site) {
    return findInLinks(site, ["link"], ({ from, to, anchor, line, fragment }) => {
      const ids = site.find(to)?.facts?.ids;
      if (fragment === undefined || ids === undefined || !isMissing(fragment, ids)) return [];
      if (mayBeInserted(site, to, fragment)) return [];
      return [
        {
          url: from,
          target: `${to}#${fragment}`,
          line,
          evidence: `“${anchor}” leads to ${to}#${fragment}`,
          linkedFrom: [{ url: from, anchor, line }],
        },
      ];
    });
  },
};

/** "top" needs no element, and a text directive, a script's path or a range of lines (#12-40, #L3-L9) is no id. */
function isMissing(fragment: string, ids: readonly string[]): boolean {
  const name = decode(fragment);
  if (/^top$/i.test(name) || /^:~:|^!|[/?=]|^L?\d+-L?\d+$|^elementor-action:/.test(name))
    return false;
  // The list ends at its bound; what stands behind it is not known.
  return ids.length < 2_000 && !ids.includes(fragment) && !ids.includes(name);
}

/** Whether a script of the site's own inserts the place, or was not read and may. */
function mayBeInserted(site: Site, page: string, fragment: string): boolean {
  return Array.from(site.links.from(page), site.links.at)
    .filter(({ kind, to }) => kind === "script" && site.isOwn(to))
    .some(({ to }) => {
      const script = site.endOfTarget(to);
      if (script?.state === "dead") return false;
      const ids = script?.insertedIds;
      return ids === undefined || ids.includes(fragment) || ids.includes(decode(fragment));
    });
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
