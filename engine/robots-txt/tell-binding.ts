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
  const alike = new Map<string, { binding: AgentBinding; names: string[] }>();
  for (const [at, agent] of agents.entries()) {
    const binding = bindings[at];
    if (binding === undefined) continue;
    const kind = readKind(agent, binding);
    const key = JSON.stringify([kind, binding.obeys, kind === "follows" ? binding.token : ""]);
    const known = alike.get(key) ?? { binding, names: [] };
    known.names.push(agent);
    alike.set(key, known);
  }
  return [...alike.values()].map(({ binding, names }) => tellShared(names, binding));
}

/** "follows": bound by another's group. "free": not by the one for all crawlers either. */
function readKind(agent: string, { scope, token }: AgentBinding): keyof typeof GROUPS {
  if (scope === "named" && token?.toLowerCase() !== agent.toLowerCase()) return "follows";
  return scope === "none" && habitsOf(agent).ignoresAll === true ? "free" : scope;
}

function tellShared(names: readonly string[], binding: AgentBinding): string {
  const isOne = names.length === 1;
  const kind = readKind(names[0] ?? "", binding);
  const type = kind === "global" || kind === "free" ? "disjunction" : "conjunction";
  const list = new Intl.ListFormat("en-GB", { type }).format(names);
  const group = GROUPS[kind](list, isOne, binding.token);
  if (binding.obeys === undefined) return group;
  const verb = binding.obeys === "no" ? (isOne ? "does" : "do") : "may";
  return `${group} ${isOne ? "Its owner says that it" : "Their owners say that they"} ${verb} not obey.`;
}

const GROUPS = {
  named: (list: string, isOne: boolean) =>
    isOne
      ? `${list} has its own group and follows only that.`
      : `${list} have their own groups and follow only those.`,
  follows: (list: string, isOne: boolean, token = "") =>
    `${list} ${isOne ? "goes" : "go"} by the group of ${token}.`,
  global: (list: string) => `No group names ${list}, so the one for all crawlers applies.`,
  free: (list: string, isOne: boolean) =>
    `No group names ${list}, and the one for all crawlers (*) does not bind ${isOne ? "it" : "them"}: everything is allowed.`,
  none: (list: string) => `No group applies to ${list}: everything is allowed.`,
} as const;
