import { matchUrl, selectRules, type AgentRules } from "#engine/robots-txt/match.ts";
import type { RobotsTxt } from "#engine/robots-txt/parse.ts";
import type { SiteRows } from "#engine/site-audit/rows.ts";

/** The file as read, and where it stood: a site has both. */
type Robots = { robots: RobotsTxt | null; rows: Pick<SiteRows, "robots"> };

const rulesOf = new WeakMap<RobotsTxt, AgentRules>();

/** The line of robots.txt that closes an address of the site to Googlebot; null where it is open. */
export function closedToGoogle(site: Robots, url: string): number | null {
  const { robots } = site;
  if (robots === null || !isOfFile(site, url)) return null;
  let rules = rulesOf.get(robots);
  if (rules === undefined) rulesOf.set(robots, (rules = selectRules(robots, ["Googlebot"])));
  const { allowed, rule } = matchUrl(rules, url);
  return allowed ? null : (rule?.line ?? 0);
}

/** Whether robots.txt was read and lets Googlebot in, whatever it says to others. */
export function isOpenToGoogle(site: Robots, url: string): boolean {
  return site.robots !== null && isOfFile(site, url) && closedToGoogle(site, url) === null;
}

/** A robots.txt speaks for its own origin. */
function isOfFile({ rows }: Robots, url: string): boolean {
  return new URL(url).origin === new URL(rows.robots?.url ?? url).origin;
}
