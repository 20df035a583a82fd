import type { SiteRule } from "#engine/site-audit/rule.ts";
import { findInLinks } from "#engine/site-audit/rule-helpers/find-in-links.ts";
import { leadsToPage } from "#engine/site-audit/rule-helpers/leads-to-page.ts";
import { resolveSlash } from "#engine/site-audit/resolve-names.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const linkToRedirect: SiteRule = {
  id: "link-to-redirect",
  severity: "clicks",
  source: "peers",
  weight: 1,
  fixedIn: "links",
  title: (pages) => `${howMany(pages, "page links", "pages link")} to addresses that redirect`,
  why: "Every visitor and every crawler takes a detour that one edit removes.",
  rule: "Links of the site name the last address.",
  fix: "Write the address where the redirect ends.",
  doneWhen: "No link of the site leads to a redirect.",
  guide: {
    topic: "links",
    name: "Link to an address that redirects",
    finds: "Finds links whose address redirects to another one.",
    matters:
      "Sites that moved to https, dropped www or renamed a section, and never rewrote their menus and texts.",
    example: {
      kind: "headers",
      wrong: `
        <a href="/desk">Desks</a>

        GET /desk
        HTTP/1.1 301 Moved Permanently
        Location: /desks
      `,
      right: `
        <a href="/desks">Desks</a>

        GET /desks
        HTTP/1.1 200 OK
      `,
    },
  },
  find(site) {
    return findInLinks(site, ["link"], ({ to, anchor, region }) => {
      const target = site.find(to);
      if (target?.location === undefined) return null;
      const { url: end } = site.follow(to);
      // An address of one's own for another site counts the clicks, or can be changed in one place.
      if (!site.isOwn(end) || !leadsToPage(site, to)) return null;
      const isSlash = resolveSlash(to, site.follow) !== to;
      const cause = isSlash ? "slash" : region === "main" ? undefined : region;
      const evidence = `“${anchor}” leads to ${to}, which redirects to ${end}`;
      return { evidence, ...(cause !== undefined && { cause }) };
    });
  },
};
