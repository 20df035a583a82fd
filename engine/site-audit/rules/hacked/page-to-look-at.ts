import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { SPAM_POLICIES } from "#engine/site-audit/rule-helpers/if-hacked.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { listSuspects } from "#engine/site-audit/suspects/list-suspects.ts";

export const pageToLookAt: SiteRule = {
  id: "page-to-look-at",
  severity: "cosmetic",
  source: "google",
  sourceUrl: SPAM_POLICIES,
  weight: 0,
  fixedIn: "content",
  title: (pages) => `${howMany(pages, "page is", "pages are")} unlike the others: have a look`,
  why: "It has one thing that pages of this site do not have. It may well be yours.",
  rule: "The owner knows every page of the site.",
  fix: "Open the page. If it is yours, all is well. If nobody of yours wrote it, look at Security issues in Google Search Console.",
  doneWhen: "Somebody of the site has looked at the page.",
  guide: {
    topic: "hacked",
    name: "Page to look at",
    finds:
      "Finds pages with a single sign that honest pages can have, too: words of another trade that nothing leads to, a greeting, another page for crawlers.",
    matters:
      "Owners of sites with many authors. Most such pages are honest: an article that warns of false medicines, an exhibition.",
    example: {
      kind: "words",
      wrong: `
        Home: Chinar Desks, wooden desks made in Lahore
        /9f2-buy: Buy generic Viagra without prescription
      `,
      right: `
        Home: Chinar Desks, wooden desks made in Lahore
        /desks: Standing desks and what they cost
      `,
    },
  },
  find: (site) => listSuspects(site, { isCertain: false }),
};
