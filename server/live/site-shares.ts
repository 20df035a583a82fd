import { DAY, TEN_MINUTES } from "#lib/durations.ts";
import { consumeAll, type LimitVerdict } from "#server/forms/limits.ts";
import { createMemoryLimiter } from "#server/forms/memory-limiter.ts";
import type { LiveSettings } from "./settings.ts";

/** The kinds of requests to a site. Each has its own share, so that none uses up another's. */
export type SiteShare = "reading" | "link" | "archive";

export type SiteShares = {
  /** Counts one more for the site, where its share allows it. */
  take: (share: SiteShare, site: string) => Promise<LimitVerdict>;
};

/** Layer 7: how often one registrable domain is asked for all visitors of this server together. */
export function createSiteShares({
  sitePerTenMinutes,
  sitePerDay,
}: Pick<LiveSettings, "sitePerTenMinutes" | "sitePerDay">): SiteShares {
  const limiters = [
    createMemoryLimiter("sites-ten-minutes", {
      points: sitePerTenMinutes,
      duration: TEN_MINUTES,
    }),
    createMemoryLimiter("sites-day", { points: sitePerDay, duration: DAY }),
  ];
  return {
    take: (share, site) =>
      consumeAll(limiters.map((limiter) => [limiter, `${share} ${site}`] as const)),
  };
}
