import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";
import type { Site } from "#engine/site-audit/site.ts";
import { findTrade, isOwnTrade } from "#engine/site-audit/rule-helpers/spam-trades.ts";

/** What a page says of itself, in one text: title, main heading, description, first words. */
export function introductionOf({
  titles,
  h1s,
  descriptions,
  opening,
}: Pick<SitePageFacts, "titles" | "h1s" | "descriptions" | "opening">): string {
  const said = [...titles, ...h1s, ...descriptions].map(({ value }) => value);
  return [...said, opening].join("\n");
}

/** Whether the home page shows that a trade, or a language, is the site's own. */
export function isHabit(site: Site, trade: string): boolean {
  const home = site.find(site.home)?.facts;
  return (
    home !== undefined &&
    isOwnTrade(trade, `${introductionOf(home)}\n${new URL(site.home).hostname}`)
  );
}

/** The trade of spam that a text speaks of, unless it is the site's own. */
export function findForeignTrade(site: Site, text: string) {
  const trade = findTrade(text);
  return trade === undefined || isHabit(site, trade.name) ? undefined : trade;
}
