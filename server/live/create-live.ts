import type { CreateLimiter } from "#server/forms/limits.ts";
import { LinkChecker, type LinksQuestion } from "./link-checker.ts";
import { createLiveReader } from "./live-reader.ts";
import { createLines, type Lines } from "#server/reading/lines.ts";
import { createQuota } from "./quota.ts";
import { createGuard, type GuardOptions } from "#server/reading/create-guard.ts";
import type { LiveSettings } from "./settings.ts";
import { createSiteShares } from "./site-shares.ts";
import type { ParseRobots } from "#server/reading/site-robots.ts";
import { spareOwnSite } from "#server/reading/spare-own-site.ts";
import { createUserAgent } from "#server/reading/user-agent.ts";

export type LiveOptions = GuardOptions & {
  settings: LiveSettings;
  /** This site's public origin: named in the user agent, and never read. */
  siteUrl: string;
  parseRobots: ParseRobots;
  /** False lifts the quotas of visitors, not those of the sites that are read. */
  boundsVisitors?: boolean;
  /** Counts with other servers where there are any; without it, in this process. */
  createLimiter?: CreateLimiter;
  /** Shared with the audits of whole sites, so that a site sees one visitor. */
  lines?: Lines;
};

/** The reader and the link checker of one server, with the quotas that they share. */
export function createLive(options: LiveOptions) {
  const { settings, siteUrl, clock, lines = createLines() } = options;
  const shared = {
    settings,
    clock,
    lines,
    shares: createSiteShares(settings),
    quota: createQuota({
      settings,
      lines,
      ...(options.createLimiter && { createLimiter: options.createLimiter }),
      ...(options.boundsVisitors !== undefined && { boundsVisitors: options.boundsVisitors }),
    }),
    guard: spareOwnSite(createGuard(options), siteUrl),
    parseRobots: options.parseRobots,
    userAgent: createUserAgent(siteUrl),
  };
  const links = new LinkChecker(shared);
  return {
    reader: createLiveReader(shared),
    checkLinks: (question: LinksQuestion) => links.check(question),
  };
}
