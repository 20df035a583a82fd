import type { SiteRule } from "#engine/site-audit/rule.ts";
import { isMeantToBeOut } from "#engine/site-audit/meant-to-be-out.ts";
import { closedToGoogle, isOpenToGoogle } from "#engine/site-audit/rules/closed-to-google.ts";
import { groupThousands } from "#lib/group-thousands.ts";

export const robotsBlockedLinked: SiteRule = {
  id: "robots-blocked-linked",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/robots/intro",
  weight: 8,
  mends: "server",
  title: (pages) =>
    `${pages === 1 ? "One linked page is" : `${groupThousands(pages)} linked pages are`} closed by robots.txt`,
  why: "Google may list the bare address and never its words, and no link on it counts.",
  rule: "What the site links to for readers is open to crawlers.",
  fix: "Open the path in robots.txt; if it is to stay out of the results, use noindex instead.",
  doneWhen: "The robots.txt tester says “allowed” for each address.",
  find(site) {
    return site.pages.flatMap(({ url, notRead, facts }) => {
      if (site.countInlinks(url) === 0) return [];
      const line = closedToGoogle(site, url);
      // Read by us and closed to Googlebot alone; a noindex there is another rule's.
      if (facts !== undefined && facts.noindex === null && line !== null) {
        return [
          { url, evidence: `robots.txt, line ${line}, for Googlebot`, cause: `line ${line}` },
        ];
      }
      // Closed to us, and not to Googlebot.
      if (isOpenToGoogle(site, url)) return [];
      return notRead?.reason === "robots"
        ? [
            {
              url,
              evidence: notRead.detail,
              isNoise: isMeantToBeOut(url),
              cause: notRead.line === undefined ? "robots.txt" : `line ${notRead.line}`,
            },
          ]
        : [];
    });
  },
};
