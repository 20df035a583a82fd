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
  guide: {
    topic: "links",
    name: "Underscores in addresses",
    finds:
      "Finds addresses that join words with underscores. Google reads a hyphen as a space between words, and an underscore as part of one long word.",
    matters:
      "Owners who are about to add new pages. For old ones the rule only informs: leave their addresses as they are.",
    example: {
      kind: "addresses",
      wrong: "https://chinar.example/office_desks_lahore",
      right: "https://chinar.example/office-desks-lahore",
    },
  },
  find(site) {
    return ownPages(site)
      .filter(({ url }) => plainPath(url).includes("_"))
      .map(({ url }) => ({ url, evidence: new URL(url).pathname, cause: "underscores" }));
  },
};
