import { habitsOf } from "./find-binding.ts";
import type { AgentBinding } from "./test-urls.ts";

/** A closed page is a wish to a crawler whose owner says that it may not or does not obey. */
export function tellVerdict(
  { allowed }: { allowed: boolean },
  obeys: AgentBinding["obeys"],
): string {
  if (allowed) return "allowed";
  if (obeys === undefined) return "blocked";
  return `asked to stay out; ${obeys === "no" ? "does" : "may"} not obey`;
}

/** Which group binds a crawler, and whether it obeys, as whole sentences. */
export function tellBinding(agent: string, { scope, token, obeys }: AgentBinding): string {
  const group =
    scope === "named" && token?.toLowerCase() !== agent.toLowerCase()
      ? `${agent} goes by the group of ${token}.`
      : GROUPS[scope](agent);
  const wish =
    obeys === undefined
      ? ""
      : ` Its owner says that it ${obeys === "no" ? "does" : "may"} not obey.`;
  return `${group}${wish}`;
}

const GROUPS = {
  named: (agent: string) => `${agent} has its own group and follows only that.`,
  global: (agent: string) => `No group names ${agent}, so the one for all crawlers applies.`,
  none: (agent: string) =>
    habitsOf(agent).ignoresAll === true
      ? `No group names ${agent}, and the one for all crawlers (*) does not bind it: everything is allowed.`
      : `No group applies to ${agent}: everything is allowed.`,
} as const;
