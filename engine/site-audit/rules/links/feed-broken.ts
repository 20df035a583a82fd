import type { SiteRule } from "#engine/site-audit/rule.ts";
import { findBrokenFiles } from "#engine/site-audit/rule-helpers/broken-files.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const feedBroken: SiteRule = {
  id: "feed-broken",
  severity: "cosmetic",
  source: "peers",
  weight: 1,
  fixedIn: "template",
  title: (pages) => `${howMany(pages, "page names", "pages name")} feeds that are missing`,
  why: "A feed reader that follows the tag gets nothing. Nobody who comes from a search sees it.",
  rule: "Every feed that a page names answers.",
  fix: "Bring the feed back, or take the tag out of the head.",
  doneWhen: "Each feed answers 200.",
  find: (site) => findBrokenFiles(site, { feed: "feed" }),
};
