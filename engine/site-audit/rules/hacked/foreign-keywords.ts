import {
  findForeignTrade,
  introductionOf,
} from "#engine/site-audit/rule-helpers/find-foreign-trade.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { IF_HACKED, SPAM_POLICIES } from "#engine/site-audit/rule-helpers/if-hacked.ts";
import { findTrade, type TradeFound } from "#engine/site-audit/rule-helpers/spam-trades.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";

/** Fewer pages are an article, not a campaign; fewer phrases are a mention. Our choice. */
const LEAST_PAGES = 3;
const LEAST_HITS = 3;

export const foreignKeywords: SiteRule = {
  id: "foreign-keywords",
  severity: "blocking",
  source: "google",
  sourceUrl: `${SPAM_POLICIES}#hacked-content`,
  weight: 10,
  fixedIn: "server",
  title: (pages, cause) =>
    `${howMany(pages, "page looks", "pages look")} injected: ${cause ?? "words of another trade"}`,
  why: "The rest of the site does not speak of this and no other page leads there. It looks like a hack that uses the site’s name to sell. Google may show a warning or drop pages.",
  rule: "Every page speaks of what the site is about.",
  fix: `${IF_HACKED} Then let these addresses answer 410.`,
  doneWhen: "The addresses answer 404 or 410 and are in no sitemap.",
  guide: {
    topic: "hacked",
    name: "Pages that sell what the site does not",
    finds:
      "Finds groups of pages about medicines, gambling, fake brands or Japanese shops on a site that is about something else, and that no page links to.",
    matters:
      "Sites on WordPress and similar software with an old plugin or a weak password. The owner often hears of it from Google first.",
    example: {
      kind: "words",
      wrong: `
        Home: Chinar Desks, wooden desks made in Lahore
        /9f2-buy: Buy generic Viagra without prescription
        /9f3-buy: Cheap Cialis online, no prescription
        /9f4-buy: Order Kamagra from a Canadian pharmacy
      `,
      right: `
        Home: Chinar Desks, wooden desks made in Lahore
        /desks: Standing desks and what they cost
        /chairs: Chairs that go with them
        /delivery: How desks come to your house
      `,
    },
  },
  find(site) {
    const spoken = new Map(
      site.readPages.flatMap((page) => {
        const trade = readTrade(site, page);
        return trade === undefined ? [] : [[page.url, trade] as const];
      }),
    );
    const apart = [...spoken].filter(([url]) =>
      site.inlinks(url).every(({ from }) => spoken.has(from)),
    );
    return [...Map.groupBy(apart, ([, { name }]) => name).values()]
      .filter((pages) => pages.length >= LEAST_PAGES)
      .flat()
      .map(([url, { name, phrases }]) => ({
        url,
        evidence: `speaks of ${phrases.slice(0, 4).join(", ")}`,
        cause: name,
      }));
  },
};

/** The foreign trade that a page is about: in its title or main heading, and again in its words. */
function readTrade(site: Site, { facts }: AuditedPage): TradeFound | undefined {
  const heads = [facts.titles[0]?.value ?? "", facts.h1s[0]?.value ?? ""].join("\n");
  const inHeads = findTrade(heads);
  if (inHeads === undefined) return undefined;
  const trade = findForeignTrade(site, introductionOf(facts));
  const isMuch = trade !== undefined && trade.hits >= LEAST_HITS && trade.phrases.length > 1;
  return isMuch && trade.name === inHeads.name ? trade : undefined;
}
