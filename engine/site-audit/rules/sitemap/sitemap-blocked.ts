import type { SiteRule } from "#engine/site-audit/rule.ts";
import { closedToGoogle } from "#engine/site-audit/rule-helpers/closed-to-google.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const sitemapBlocked: SiteRule = {
  id: "sitemap-blocked",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  weight: 6,
  fixedIn: "server",
  coveredBy: ["robots-blocked-linked"],
  title: (pages) =>
    `${howMany(pages, "page of the sitemap is", "pages of the sitemap are")} closed by robots.txt`,
  why: "The sitemap invites Google and robots.txt shuts the door.",
  rule: "A sitemap lists only what robots.txt leaves open.",
  fix: "Open the path in robots.txt, or take the address out of the sitemap.",
  doneWhen: "The robots.txt tester says “allowed” for every address of the sitemap.",
  guide: {
    topic: "sitemap",
    name: "Sitemap entry closed by robots.txt",
    finds: "Finds addresses that the sitemap offers and robots.txt closes.",
    matters: "Teams where one person looks after robots.txt and a plugin writes the sitemap.",
    example: {
      kind: "robots",
      wrong: `
        # the sitemap lists /shop/oak-desk
        User-agent: *
        Disallow: /shop/
      `,
      right: `
        # the sitemap lists /shop/oak-desk
        User-agent: *
        Disallow: /shop/cart
      `,
    },
  },
  find(site) {
    return [...site.listed.keys()].flatMap((url) => {
      if (!site.isOwn(url)) return [];
      const line = closedToGoogle(site, url);
      return line === null
        ? []
        : [
            {
              url,
              evidence: `listed, and closed by robots.txt line ${line}`,
              cause: `robots.txt, line ${line}`,
            },
          ];
    });
  },
};
