import type { AiChoices, AiDecision } from "./ai-decisions.ts";
import { habitsOf } from "#engine/robots-txt/find-binding.ts";
import type { RobotsRuleToWrite } from "#engine/robots-txt/write-robots-txt.ts";

/** What a kind of AI crawlers may read: everything, nothing, or something between. */
export type AiAccess = "open" | "partly" | "closed";

/**
 * What the generated file lets the crawlers of one decision read, also where it does not name them:
 * the group for everyone binds a crawler without one of its own (RFC 9309 2.2.1).
 */
export function readAiAccess(
  { agents, key }: Pick<AiDecision, "agents" | "key">,
  rules: readonly RobotsRuleToWrite[],
  ai: AiChoices,
): AiAccess {
  if (ai[key] === "block") return "closed";
  const [first = "open", ...others] = new Set(agents.map((agent) => readAccess(agent, rules)));
  return others.length === 0 ? first : "partly";
}

/** What one crawler may read by these groups; "*" is a crawler that none of them names. */
export function readAccess(agent: string, rules: readonly RobotsRuleToWrite[]): AiAccess {
  const groupsOf = (name: string) =>
    rules.filter((rule) => rule.agent.trim().toLowerCase() === name.toLowerCase());
  const { tokens = [agent], ignoresAll } = habitsOf(agent);
  const own = tokens.map(groupsOf).find((groups) => groups.length > 0);
  const binding = own ?? (ignoresAll ? [] : groupsOf("*"));
  const disallowed = binding.flatMap(({ disallow }) => disallow).filter(isFilled);
  if (disallowed.length === 0) return "open";
  const allowed = binding.flatMap(({ allow }) => allow).filter(isFilled);
  // At a tie allow wins (RFC 9309 2.2.2).
  if (allowed.some(isWholeSite) && disallowed.every(isWholeSite)) return "open";
  return disallowed.some(isWholeSite) && allowed.length === 0 ? "closed" : "partly";
}

function isWholeSite(path: string): boolean {
  return /^[/*]\**$/.test(path.trim());
}

function isFilled(path: string): boolean {
  return path.trim() !== "";
}
