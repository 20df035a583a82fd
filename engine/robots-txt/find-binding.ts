import { crawlerHabits, type CrawlerHabits } from "./crawler-habits.ts";
import { namesAgent, type RobotsGroup, type RobotsTxt } from "./parse.ts";

/** Which groups of a file bind one crawler, and by which name. */
export type Binding = {
  /** Whether a group names the crawler or one that it follows, or the one for all others applies, or none. */
  scope: "named" | "global" | "none";
  /** Of "named": its own name, or another's that it follows. */
  token?: string;
  groups: readonly RobotsGroup[];
};

const habitsByName: ReadonlyMap<string, CrawlerHabits> = new Map(crawlerHabits);

/** What its owner says of a crawler; nothing of most, and of those that we do not know. */
export function habitsOf(agent: string): CrawlerHabits {
  return habitsByName.get(agent.toLowerCase()) ?? {};
}

/**
 * The groups that name the crawler, merged; failing these, those of the next name that its owner says it
 * follows; failing these, those for everyone, where they bind it (RFC 9309 2.2.1 and `crawlers.ts`).
 */
export function findBinding({ groups }: RobotsTxt, agent: string): Binding {
  const { tokens = [agent], ignoresAll } = habitsOf(agent);
  for (const token of tokens) {
    const named = groups.filter(({ agents }) => agents.some((one) => namesAgent(one, token)));
    if (named.length > 0) return { scope: "named", token, groups: named };
  }
  const global = ignoresAll
    ? []
    : groups.filter(({ agents }) => agents.some(({ isGlobal }) => isGlobal));
  return { scope: global.length > 0 ? "global" : "none", groups: global };
}
