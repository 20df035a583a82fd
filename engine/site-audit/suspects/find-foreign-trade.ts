import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";
import type { Site } from "#engine/site-audit/site.ts";
import { findTrade, countOwnWords, JAPANESE_SHOP, type TradeFound } from "./spam-trades.ts";

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

/** Fewer phrases are a mention. Our choice. */
const LEAST_HITS = 3;

/** Schools and offices, which are taken over most: whatever their home page says, these are not their trades. */
const OFFICIAL = /(?:^|\.)(?:edu|gov|ac|mil|go|gob|gouv|sch)(?:\.[a-z]{2})?$/;

/** Whether the home page shows its visitors that a trade, or a language, is the site's own. */
function isHabit(site: Site, trade: string): boolean {
  const home = site.find(site.home)?.facts;
  const { hostname } = new URL(site.home);
  if (home === undefined || (trade !== JAPANESE_SHOP && OFFICIAL.test(hostname))) return false;
  const hidden = home.hackSigns?.hiddenLinks ?? [];
  const opening = hidden.reduce(
    (text, { anchor }) => text.replaceAll(anchor.toLowerCase(), ""),
    home.opening,
  );
  const heads = introductionOf({ ...home, opening: hostname });
  return countOwnWords(trade, heads) > 0 || countOwnWords(trade, opening) >= LEAST_HITS;
}

/** The trade of spam that a text speaks of, unless it is the site's own. */
export function findForeignTrade(site: Site, text: string) {
  const trade = findTrade(text);
  return trade === undefined || isHabit(site, trade.name) ? undefined : trade;
}

/** The foreign trade that a page is about: in its title or main heading, and again in its words. */
export function readTrade(site: Site, facts: SitePageFacts): TradeFound | undefined {
  const heads = [facts.titles[0]?.value ?? "", facts.h1s[0]?.value ?? ""].join("\n");
  const inHeads = findTrade(heads);
  if (inHeads === undefined) return undefined;
  const trade = findForeignTrade(site, introductionOf(facts));
  const isMuch = trade !== undefined && trade.hits >= LEAST_HITS && trade.phrases.length > 1;
  return isMuch && trade.name === inHeads.name ? trade : undefined;
}
