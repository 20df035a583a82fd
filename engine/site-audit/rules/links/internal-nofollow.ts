import type { SiteRule } from "#engine/site-audit/rule.ts";
import { isWorthFollowing } from "#engine/links/worth-following.ts";
import { findInLinks } from "#engine/site-audit/rule-helpers/find-in-links.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const internalNofollow: SiteRule = {
  id: "internal-nofollow",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links",
  weight: 2,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "page tells", "pages tell")} Google not to follow the site's own links`,
  why: "rel=nofollow is for links that you do not vouch for. On your own pages it throws away what they would pass on.",
  rule: "Links within the site have no nofollow.",
  fix: "Take rel=nofollow away; where a page is to stay out, use noindex on it.",
  doneWhen: "No link within the site says nofollow.",
  isOfOnePage: true,
  guide: {
    topic: "links",
    name: "nofollow on the site's own links",
    finds:
      "Finds links within the site that carry rel=nofollow. They tell Google that you do not vouch for your own page, and pass nothing on to it.",
    matters:
      "Sites with a plugin that marks every link, and menus in which somebody once tried to steer link value.",
    example: {
      kind: "html",
      wrong: '<a href="/desks" rel="nofollow">Desks</a>',
      right: '<a href="/desks">Desks</a>',
    },
  },
  find(site) {
    return findInLinks(site, ["link"], ({ from, to, anchor, nofollow }) =>
      nofollow &&
      site.find(from)?.facts?.noindex === null &&
      site.isOwn(to) &&
      isWorthFollowing(from, to)
        ? { evidence: `“${anchor}” to ${to}` }
        : null,
    );
  },
};
