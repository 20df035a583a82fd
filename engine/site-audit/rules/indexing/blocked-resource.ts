import type { SiteRule } from "#engine/site-audit/rule.ts";
import { closedToGoogle } from "#engine/site-audit/rule-helpers/closed-to-google.ts";
import { findInLinks } from "#engine/site-audit/rule-helpers/find-in-links.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const blockedResource: SiteRule = {
  id: "blocked-resource",
  severity: "blocking",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  weight: 5,
  fixedIn: "server",
  title: (pages) =>
    `${howMany(pages, "page loads", "pages load")} style sheets or scripts that robots.txt closes`,
  why: "Google draws the page without them: empty lists, a broken phone view.",
  rule: "Style sheets and scripts are open to Googlebot.",
  fix: "Open the folder of these files in robots.txt.",
  doneWhen: "The robots.txt tester says “allowed” for each file.",
  guide: {
    topic: "indexing",
    name: "Styles or scripts closed by robots.txt",
    finds: "Finds style sheets and scripts that robots.txt closes to Googlebot.",
    matters:
      "Sites with an old robots.txt from the time when closing /wp-includes/ or /assets/ was common advice.",
    example: {
      kind: "robots",
      wrong: `
        User-agent: *
        Disallow: /assets/
      `,
      right: `
        User-agent: *
        Disallow: /admin/
      `,
    },
  },
  find(site) {
    return findInLinks(site, ["style", "script"], ({ from, to }) => {
      const rule =
        site.isOwn(to) && site.find(from)?.facts !== undefined ? closedToGoogle(site, to) : null;
      if (rule === null) return null;
      const cause = `robots.txt, line ${rule}`;
      return { evidence: `${to}, closed by robots.txt line ${rule}`, cause };
    });
  },
};
