import { matchUrl, selectRules } from "#engine/robots-txt/match.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";

/** "blocked by line 2": what a file does to these crawlers, and by which line, as the tester would say. */
export function describeAiRule(robotsTxt: string, agents: readonly string[]): string {
  const robots = parseRobotsTxt(robotsTxt);
  const bound = agents.map((agent) => selectRules(robots, agent));
  const homes = bound.map((rules) => matchUrl(rules, "/"));
  const blocked = homes.filter(({ allowed }) => !allowed);
  if (blocked.length > 0 && blocked.length < agents.length) {
    return `${blocked.length} of ${agents.length} blocked`;
  }
  const lines = new Set(homes.map(({ rule }) => rule?.line));
  const [line] = lines;
  const hasAllow = bound.some(({ candidates }) =>
    candidates.some(({ rule }) => rule.kind === "allow"),
  );
  if (blocked.length > 0) {
    const by = line !== undefined && lines.size === 1 ? ` by line ${line}` : "";
    return `blocked${by}${hasAllow ? ", with exceptions" : ""}`;
  }
  const closesSome = bound.some(({ candidates }) =>
    candidates.some(({ rule }) => rule.kind === "disallow"),
  );
  return closesSome ? "may read a part" : "may read everything";
}
