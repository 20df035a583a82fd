import { aiDecisions, type AiChoices } from "#engine/ai-access/ai-decisions.ts";
import { defaultRule, type RobotsRuleToWrite } from "#engine/robots-txt/write-robots-txt.ts";
import { ownValue } from "#lib/own-value.ts";

/** One path of a group, in the order typed. */
export type PathRow = { id: string; kind: "disallow" | "allow"; path: string };
export type GroupRow = { id: string; agent: string; paths: readonly PathRow[] };

let lastId = 0;
const nextId = () => String((lastId += 1));

export function makePath(kind: PathRow["kind"] = "disallow", path = ""): PathRow {
  return { id: nextId(), kind, path };
}

export function makeGroup(
  agent: string = defaultRule.agent,
  disallow: readonly string[] = defaultRule.disallow,
  allow: readonly string[] = defaultRule.allow,
): GroupRow {
  return {
    id: nextId(),
    agent,
    paths: [
      ...disallow.map((path) => makePath("disallow", path)),
      ...allow.map((path) => makePath("allow", path)),
    ],
  };
}

/** Without the rows' ids and order: what the generator writes, Disallow before Allow. */
export function toRules(groups: readonly GroupRow[]): readonly RobotsRuleToWrite[] {
  return groups.map(({ id, agent, paths }) => ({
    id,
    agent,
    disallow: paths.filter(({ kind }) => kind === "disallow").map(({ path }) => path),
    allow: paths.filter(({ kind }) => kind === "allow").map(({ path }) => path),
  }));
}

/** From the form's fields by their names, or from `rules`; undefined where there is neither. */
export function readGroups(
  fields: Readonly<Record<string, string>>,
): readonly GroupRow[] | undefined {
  const { rules } = fields;
  if (rules !== undefined) return readRules(rules);
  const groups: GroupRow[] = [];
  for (let number = 1; ; number += 1) {
    const agent = ownValue(fields, `agent-${number}`);
    if (agent === undefined) break;
    groups.push({ id: nextId(), agent, paths: readPaths(fields, number) });
  }
  return groups.length > 0 ? groups : undefined;
}

function readPaths(fields: Readonly<Record<string, string>>, group: number): readonly PathRow[] {
  const paths: PathRow[] = [];
  for (let number = 1; ; number += 1) {
    const path = ownValue(fields, `path-${group}-${number}`);
    if (path === undefined) return paths;
    const kind = ownValue(fields, `rule-${group}-${number}`);
    paths.push(makePath(kind === "allow" ? "allow" : "disallow", path));
  }
}

/**
 * The rules of a link of before December 2026: `* -/cart +/cart/help;Googlebot -/staff`, each part
 * percent-encoded. Undefined where it was broken on the way.
 */
function readRules(text: string): readonly GroupRow[] | undefined {
  try {
    const groups = text.split(";").map((group) => {
      const [agent = "", ...paths] = group.split(" ");
      return {
        id: nextId(),
        agent: decodeURIComponent(agent),
        paths: paths.map((path) =>
          makePath(path.startsWith("+") ? "allow" : "disallow", decodeURIComponent(path.slice(1))),
        ),
      };
    });
    return groups.length > 0 ? groups : undefined;
  } catch {
    return undefined;
  }
}

/** In one field: the blocked decisions' keys, separated by commas. */
export function writeAi(ai: AiChoices): string {
  return aiDecisions.flatMap(({ key }) => (ai[key] === "block" ? [key] : [])).join(",");
}

export function readAi(text: string): AiChoices {
  // "user" is the assistants' key in addresses shared before November 2026.
  const blocked = new Set(text.replace(/\buser\b/, "assistant").split(","));
  return Object.fromEntries(
    aiDecisions.map(({ key }) => [key, blocked.has(key) ? "block" : "allow"]),
  );
}
