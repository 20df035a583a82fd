import type { SiteRule } from "#engine/site-audit/rule.ts";
import { findBrokenFiles } from "#engine/site-audit/rule-helpers/broken-files.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const faviconBroken: SiteRule = {
  id: "favicon-broken",
  severity: "cosmetic",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/appearance/favicon-in-search",
  weight: 1,
  fixedIn: "template",
  title: (pages) => `${howMany(pages, "page names", "pages name")} a favicon that leads to nothing`,
  why: "Google shows a grey globe beside the result, as if there were none.",
  rule: "The favicon that a page names answers.",
  fix: "Put the file there, or write the address where it is.",
  doneWhen: "The icon shows in the browser's tab.",
  find: (site) => findBrokenFiles(site, { icon: "icon" }),
};
