import type { SiteRule } from "#engine/site-audit/rule.ts";
import { findInLinks } from "#engine/site-audit/rule-helpers/find-in-links.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const vagueAnchor: SiteRule = {
  id: "vague-anchor",
  severity: "clicks",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text",
  weight: 1,
  mends: "content",
  title: (pages) => `${howMany(pages, "page has", "pages have")} links that say nothing`,
  why: "The words of a link are what Google knows of the page behind it before reading that page.",
  rule: "A link names what is behind it.",
  fix: "Write what the visitor gets, not “click here”.",
  doneWhen: "No link says only “here”, “read more” or “مزید”.",
  find(site) {
    return findInLinks(site, ["link"], ({ from, to, anchor, line, isVague }) =>
      isVague && to !== from && site.isOwn(to)
        ? [
            {
              url: from,
              target: to,
              line,
              evidence: `“${anchor}” to ${to}`,
              linkedFrom: [{ url: from, anchor, line }],
            },
          ]
        : [],
    );
  },
};
