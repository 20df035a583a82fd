import type { SiteRule } from "#engine/site-audit/rule.ts";
import { closedToGoogle } from "#engine/site-audit/rule-helpers/closed-to-google.ts";
import { count } from "#lib/count.ts";

export const robotsBlockedNoindex: SiteRule = {
  id: "robots-blocked-noindex",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/block-indexing",
  weight: 6,
  fixedIn: "server",
  title: (pages) => `Google can never read ${count(pages, "noindex", "noindexes")}`,
  why: "Google is kept out, so it never sees the noindex and may list the bare address for ever.",
  rule: "A page that says noindex is open in robots.txt.",
  fix: "Open the path in robots.txt, and leave the noindex where it is.",
  doneWhen: "Googlebot may read the page, and the page says noindex.",
  guide: {
    topic: "indexing",
    name: "noindex that Google can never read",
    finds: "Finds noindex on pages that robots.txt closes.",
    matters:
      "Anybody who tries to take pages out of Google twice over: the second lock makes the first one useless.",
    example: {
      kind: "robots",
      wrong: `
        # robots.txt closes the page that says noindex
        User-agent: *
        Disallow: /thank-you
      `,
      right: `
        # robots.txt leaves it open; the page says noindex
        User-agent: *
        Disallow:
      `,
    },
  },
  find(site) {
    return site.readPages.flatMap(({ url, facts }) => {
      const line = closedToGoogle(site, url);
      return facts.noindex !== null && line !== null
        ? [
            {
              url,
              line: facts.noindex.line,
              evidence: `${facts.noindex.value}, closed by robots.txt line ${line}`,
            },
          ]
        : [];
    });
  },
};
