import type { SiteRule } from "#engine/site-audit/rule.ts";
import { ownPages, plainPath } from "#engine/site-audit/rules/own-pages.ts";
import { howMany } from "#engine/site-audit/rules/how-many.ts";

export const urlUppercase: SiteRule = {
  id: "url-uppercase",
  severity: "cosmetic",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  weight: 1,
  mends: "server",
  title: (pages) => `${howMany(pages, "address has", "addresses have")} capital letters`,
  why: "/Shop and /shop are two addresses to Google; links are split between them.",
  rule: "Addresses are in small letters.",
  fix: "Redirect to the address in small letters, and link to that.",
  doneWhen: "No address that is linked has capital letters.",
  find(site) {
    return ownPages(site)
      .filter(({ url }) => /[A-Z]/.test(plainPath(url)))
      .map(({ url }) => ({ url, evidence: new URL(url).pathname }));
  },
};
