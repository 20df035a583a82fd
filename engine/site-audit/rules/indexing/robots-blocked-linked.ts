import type { SiteRule } from "#engine/site-audit/rule.ts";
import { pageClosedToGoogle } from "#engine/site-audit/rule-helpers/closed-to-google.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const robotsBlockedLinked: SiteRule = {
  id: "robots-blocked-linked",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/crawling/docs/robots-txt/intro",
  weight: 8,
  fixedIn: "server",
  title: (pages) => `${howMany(pages, "page is", "pages are")} closed by robots.txt`,
  why: "Google may show the bare address and never its words, and no link on it counts.",
  rule: "What the site links to for readers is open to crawlers.",
  fix: "Open the path in robots.txt; if it is to stay out of the results, use noindex instead.",
  doneWhen: "The robots.txt tester says “allowed” for each address.",
  guide: {
    topic: "indexing",
    name: "Linked page closed by robots.txt",
    finds: "Finds pages that the site links to and robots.txt closes.",
    matters:
      "Shops that close whole folders to save crawling and catch their product pages with the same pattern.",
    example: {
      kind: "robots",
      wrong: `
        User-agent: *
        Disallow: /desk
      `,
      right: `
        User-agent: *
        Disallow: /desk-preview/
      `,
    },
  },
  find(site) {
    // Then there are no rules, which robots-unreachable tells.
    if (site.rows.robots?.kind === "unavailable") return [];
    return site.pages.flatMap((page) => {
      const { url, notRead, facts } = page;
      const isKeptOut = notRead?.reason === "robots";
      // Where its words were read and say noindex, robots-blocked-noindex tells it.
      if (!isKeptOut && (facts === undefined || facts.noindex !== null)) return [];
      if (site.countInlinks(url) === 0 && url !== site.home) return [];
      const line = pageClosedToGoogle(site, page);
      if (line === null) return [];
      const where = line === 0 ? "robots.txt" : `robots.txt, line ${line}`;
      return [
        {
          url,
          evidence: isKeptOut ? notRead.detail : `${where}, for Googlebot`,
          isNoise: site.stateOf(url).group === "on-purpose",
          cause: where,
        },
      ];
    });
  },
};
