import type { SiteRule } from "#engine/site-audit/rule.ts";
import { findInLinks } from "#engine/site-audit/rule-helpers/find-in-links.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const trackingParameterLinked: SiteRule = {
  id: "tracking-parameter-linked",
  severity: "cosmetic",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  weight: 1,
  fixedIn: "links",
  title: (pages) =>
    howMany(
      pages,
      "page links to its own site with tracking parameters",
      "pages link to their own site with tracking parameters",
    ),
  why: "Each parameter makes another address of one page, and your own figures count your visitors as new.",
  rule: "Links within the site have no utm_, fbclid or gclid.",
  fix: "Take the parameters out of the links; they are for links on other sites.",
  doneWhen: "No link within the site has them.",
  isOfOnePage: true,
  guide: {
    topic: "links",
    name: "Tracking parameters in the site's own links",
    finds:
      "Finds links within the site that carry utm_, fbclid or gclid parameters. They make copies of pages and spoil your own visitor figures.",
    matters:
      "Shops that paste campaign links into their banners: each click then counts as a new visit from that campaign.",
    example: {
      kind: "html",
      wrong: '<a href="/sale?utm_source=banner&amp;utm_medium=home">Sale</a>',
      right: '<a href="/sale">Sale</a>',
    },
  },
  find(site) {
    return findInLinks(site, ["link"], ({ to, anchor }, written) =>
      site.isOwn(to) && /[?&](?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igshid)=/i.test(written)
        ? { target: written, evidence: `“${anchor}” to ${written}` }
        : null,
    );
  },
};
