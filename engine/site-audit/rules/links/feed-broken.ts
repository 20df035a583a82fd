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
  guide: {
    topic: "links",
    name: "Feed that does not answer",
    finds:
      "Finds RSS and Atom feeds that the head of a page names and that answer with an error, so that feed readers which follow the tag get nothing.",
    matters:
      "Blogs whose feed was switched off, or moved to another address, while the tag stayed in the template.",
    example: {
      kind: "headers",
      wrong: `
        <link rel="alternate" type="application/rss+xml" href="/feed/">

        GET /feed/
        HTTP/1.1 404 Not Found
      `,
      right: `
        <link rel="alternate" type="application/rss+xml" href="/feed.xml">

        GET /feed.xml
        HTTP/1.1 200 OK
      `,
    },
  },
  find: (site) => findBrokenFiles(site, { feed: "feed" }),
};
