import { readCrawlDelay } from "./crawl-delay.ts";
import { matchUrl, selectRules, type AgentRules, type Verdict } from "./match.ts";
import { parseRobotsTxt } from "./parse.ts";
import { whereStopped } from "./where-stopped.ts";

/** `agent`: a product token. `url`: an address to be judged; without it, only what the file says. */
export type RobotsTask = { text: string; agent: string; url?: string };

export type RobotsRead = {
  /** The rules for the agent; undefined where they are too many to be matched on a server's loop. */
  rules: AgentRules | undefined;
  /** A group names the agent, not just everybody. */
  isNamed: boolean;
  /** Of the address that was asked about. */
  verdict: Verdict | undefined;
  sitemaps: readonly string[];
  crawlDelaySeconds: number | undefined;
  /** A sentence, where the file was not read to its end. */
  stopped: string | undefined;
};

/**
 * Matching a rule of 100 characters takes up to 12 µs: so many take a thousandth of a second. A line of
 * robots.txt may have 16,000.
 */
const MAX_RULES_ON_LOOP = 100;
const MAX_RULE_CHARACTERS_ON_LOOP = 10_000;

/** What a robots.txt says to one crawler. Takes long for a file that is made to: a worker's task. */
export function readRobotsForAgent({ text, agent, url }: RobotsTask): RobotsRead {
  const robots = parseRobotsTxt(text);
  const rules = selectRules(robots, agent);
  return {
    rules: mayMatchOnLoop(rules) ? rules : undefined,
    isNamed: rules.scope === "named",
    verdict: url === undefined ? undefined : matchUrl(rules, url),
    sitemaps: robots.sitemaps,
    crawlDelaySeconds: readCrawlDelay(robots, agent),
    stopped: whereStopped(text, robots.isCut),
  };
}

function mayMatchOnLoop({ candidates }: AgentRules): boolean {
  const characters = candidates.reduce((sum, { pattern }) => sum + pattern.length, 0);
  return candidates.length <= MAX_RULES_ON_LOOP && characters <= MAX_RULE_CHARACTERS_ON_LOOP;
}
