import type { SiteRule } from "#engine/site-audit/rule.ts";
import { ownPages, plainPath } from "#engine/site-audit/rule-helpers/own-pages.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const urlUnderscore: SiteRule = {
  id: "url-underscore",
  severity: "cosmetic",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  weight: 1,
  fixedIn: "server",
  title: (pages) => `${howMany(pages, "address joins", "addresses join")} words with underscores`,
  why: "Google reads a hyphen as a blank; an underscore joins two words to one.",
  rule: "Words of an address are joined by hyphens.",
  fix: "Use hyphens for new pages. Old addresses may stay: a redirect costs more than it brings.",
  doneWhen: "New addresses have hyphens.",
  find(site) {
    return ownPages(site)
      .filter(({ url }) => plainPath(url).includes("_"))
      .map(({ url }) => ({ url, evidence: new URL(url).pathname, cause: "underscores" }));
  },
};
