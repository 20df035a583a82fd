import { matchUrl, selectRules, type AgentRules } from "#engine/robots-txt/match.ts";
import type { RobotsTxt } from "#engine/robots-txt/parse.ts";
import type { PageRow, SiteRows } from "#engine/site-audit/rows.ts";

/** A site, as far as its robots.txt goes. */
type Known = { robots: RobotsTxt | null; rows: Pick<SiteRows, "robots"> };

const rulesOf = new WeakMap<RobotsTxt, AgentRules>();

/** The line of robots.txt that closes an address of the site to Googlebot; null where it is open. */
export function closedToGoogle({ robots, rows }: Known, url: string): number | null {
  if (robots === null || !isOfFile(rows, url)) return null;
  let rules = rulesOf.get(robots);
  if (rules === undefined) rulesOf.set(robots, (rules = selectRules(robots, "Googlebot")));
  const { allowed, rule } = matchUrl(rules, url);
  return allowed ? null : (rule?.line ?? 0);
}

/**
 * The same of a page of the crawl. A host whose file was not kept is taken to close to Google what
 * it closes to us.
 */
export function pageClosedToGoogle(known: Known, { url, notRead }: PageRow): number | null {
  if (known.robots !== null && isOfFile(known.rows, url)) return closedToGoogle(known, url);
  return notRead?.reason === "robots" ? (notRead.line ?? 0) : null;
}

/** Each host has a robots.txt of its own. */
function isOfFile({ robots }: Known["rows"], url: string): boolean {
  return new URL(url).origin === new URL(robots?.url ?? url).origin;
}
