import { matchUrl, selectRules, type AgentRules } from "#engine/robots-txt/match.ts";
import type { RobotsTxt } from "#engine/robots-txt/parse.ts";
import type { SiteRows } from "#engine/site-audit/rows.ts";

const rulesOf = new WeakMap<RobotsTxt, AgentRules>();

/** The line of robots.txt that closes an address of the site to Googlebot; null where it is open. */
export function closedToGoogle(
  { robots, rows }: { robots: RobotsTxt | null; rows: SiteRows },
  url: string,
): number | null {
  if (robots === null || new URL(url).origin !== new URL(rows.robots?.url ?? url).origin)
    return null;
  let rules = rulesOf.get(robots);
  if (rules === undefined) rulesOf.set(robots, (rules = selectRules(robots, ["Googlebot"])));
  const { allowed, rule } = matchUrl(rules, url);
  return allowed ? null : (rule?.line ?? 0);
}
