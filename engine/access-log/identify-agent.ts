import { isbot } from "isbot";

import { crawlers, type Crawler } from "#engine/robots-txt/crawlers.ts";
import { readAgents } from "#engine/robots-txt/read-agents.ts";

/** Whom a User-Agent header names: a crawler that we know, another program, or else a person's browser. */
export type Visitor =
  { kind: "crawler"; crawler: Crawler } | { kind: "program"; name: string } | { kind: "person" };

const byName: ReadonlyMap<string, Crawler> = new Map(
  crawlers.map((crawler) => [crawler.name.toLowerCase(), crawler]),
);
/** The older names are not in use, and still in logs. */
const retired = crawlers.filter(({ replacedBy }) => replacedBy !== undefined);

export function identifyAgent(agent: string): Visitor {
  const [name = ""] = readAgents(agent);
  const crawler =
    byName.get(name.toLowerCase()) ??
    retired.find((old) => agent.toLowerCase().includes(old.name.toLowerCase()));
  if (crawler !== undefined) return { kind: "crawler", crawler };
  if (agent !== "" && !isbot(agent)) return { kind: "person" };
  return {
    kind: "program",
    name: name === "" || name === "Mozilla" ? "no name" : name.slice(0, 60),
  };
}
