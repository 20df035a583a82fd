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

/**
 * Which group binds each crawler, and whether it obeys, as whole sentences: one for those that are bound
 * alike. `bindings` is in the order of `agents`.
 */
export function tellBindings(
  agents: readonly string[],
  bindings: readonly AgentBinding[],
): readonly string[] {
  const alike = new Map<string, string[]>();
  for (const [at, agent] of agents.entries()) {
    const binding = bindings[at];
    if (binding === undefined) continue;
    const words = readWords(agent, binding);
    const names = alike.get(words) ?? [];
    alike.set(words, [...names, agent]);
  }
  return [...alike].map(([words, names]) => fillIn(words, names));
}

/** {and} is the names with "and", {or} with "or"; "has|have" is for one or several. */
function readWords(agent: string, { scope, token, obeys }: AgentBinding): string {
  const isFollower = scope === "named" && token?.toLowerCase() !== agent.toLowerCase();
  const isFree = scope === "none" && habitsOf(agent).ignoresAll === true;
  const group = isFollower
    ? `{and} goes|go by the group of ${token}.`
    : GROUPS[isFree ? "free" : scope];
  if (obeys === undefined) return group;
  const does = obeys === "no" ? "does|do" : "may|may";
  return `${group} Its|Their owner|owners says|say that it|they ${does} not obey.`;
}

const GROUPS = {
  named: "{and} has|have its|their own group|groups and follows|follow only that|those.",
  global: "No group names {or}, so the one for all crawlers applies.",
  free: "No group names {or}, and the one for all crawlers (*) does not bind it|them: everything is allowed.",
  none: "No group applies to {and}: everything is allowed.",
} as const;

function fillIn(words: string, names: readonly string[]): string {
  const list = (type: "conjunction" | "disjunction") =>
    new Intl.ListFormat("en-GB", { type }).format(names);
  return words
    .replaceAll(/([A-Za-z]+)\|([A-Za-z]+)/g, names.length === 1 ? "$1" : "$2")
    .replace("{and}", () => list("conjunction"))
    .replace("{or}", () => list("disjunction"));
}
