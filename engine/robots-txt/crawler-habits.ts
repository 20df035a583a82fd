import { crawlers, type Crawler } from "./crawlers.ts";

/** Run by the build, as crawler-names.ts is: what the browser needs of the table to judge for a crawler. */

export type CrawlerHabits = Pick<Crawler, "tokens" | "ignoresAll"> & {
  /** Where a group that closes a page is a wish. */
  obeys?: "may not" | "no";
};

/** Crawlers that do not go by their own group, failing which by that for all, and no further. By name in small letters. */
export const crawlerHabits: readonly (readonly [name: string, habits: CrawlerHabits])[] =
  crawlers.flatMap(({ name, tokens, ignoresAll, obeys }) => {
    const isWish = obeys === "no" || obeys === "may not";
    if (tokens === undefined && ignoresAll === undefined && !isWish) return [];
    const habits = {
      ...(tokens !== undefined && { tokens }),
      ...(ignoresAll !== undefined && { ignoresAll }),
      ...(isWish && { obeys }),
    };
    return [[name.toLowerCase(), habits] as const];
  });
