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
  guide: {
    topic: "titles",
    name: "Favicon that does not load",
    finds: "Finds pages that name an icon which answers with an error.",
    matters:
      "Sites after a redesign: the icon's file moved, and the line in the head still names the old place.",
    example: {
      kind: "headers",
      wrong: `
        <link rel="icon" href="/img/favicon.png">

        GET /img/favicon.png
        HTTP/1.1 404 Not Found
      `,
      right: `
        <link rel="icon" href="/favicon.png">

        GET /favicon.png
        HTTP/1.1 200 OK
      `,
    },
  },
  find: (site) => findBrokenFiles(site, { icon: "icon" }),
};
