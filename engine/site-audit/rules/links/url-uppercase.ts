import type { SiteRule } from "#engine/site-audit/rule.ts";
import { ownPages, plainPath } from "#engine/site-audit/rule-helpers/own-pages.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

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
    return ownPages(site).flatMap(({ url }) => {
      const segments = plainPath(url)
        .split("/")
        .filter((segment) => /[A-Z]/.test(segment) && !LANGUAGE_FOLDER.test(segment));
      if (segments.length === 0) return [];
      return [{ url, evidence: new URL(url).pathname, cause: "capitals" }];
    });
  },
};

/** "zh-CN", "pt-BR", "zh-Hant-TW": BCP 47 writes regions and scripts so. https://www.rfc-editor.org/rfc/rfc5646#section-2.1.1 */
const LANGUAGE_FOLDER = /^[a-z]{2,3}(?:[-_][A-Z][a-z]{3})?(?:[-_][A-Z]{2})?$/;
