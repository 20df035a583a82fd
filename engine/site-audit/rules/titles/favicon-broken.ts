import type { SiteRule } from "#engine/site-audit/rule.ts";
import { brokenStatus } from "#engine/site-audit/rule-helpers/broken-status.ts";
import { findInLinks } from "#engine/site-audit/rule-helpers/find-in-links.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const faviconBroken: SiteRule = {
  id: "favicon-broken",
  severity: "cosmetic",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/appearance/favicon-in-search",
  weight: 1,
  mends: "template",
  title: (pages) => `${howMany(pages, "page names", "pages name")} a favicon that leads to nothing`,
  why: "Google shows a grey globe beside the result, as if there were none.",
  rule: "The favicon that a page names answers.",
  fix: "Put the file there, or write the address where it is.",
  doneWhen: "The icon shows in the browser's tab.",
  find(site) {
    return findInLinks(site, ["icon"], ({ from, to, line }) => {
      const status = brokenStatus(site, to);
      return status === null
        ? []
        : [{ url: from, target: to, line, evidence: `${to} ${status}`, cause: to, linkedFrom: [] }];
    });
  },
};
