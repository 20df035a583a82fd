import { retiredNames } from "./known-names.ts";
import type { RobotsTxt } from "./parse.ts";
import { at, type RobotsFinding } from "./robots-finding.ts";

const successors = new Map(retiredNames);

/** An agent that has a group further up. */
export function findRepeatedAgents({ groups, lines }: RobotsTxt): readonly RobotsFinding[] {
  const seen = new Map<string, { group: number; line: number }>();
  const findings: RobotsFinding[] = [];
  for (const [index, group] of groups.entries()) {
    for (const agent of group.agents) {
      const name = agent.isGlobal ? "*" : agent.token.toLowerCase();
      const first = seen.get(name);
      const line = lines[agent.line - 1];
      if (!first) seen.set(name, { group: index, line: agent.line });
      else if (first.group !== index && line) {
        findings.push({
          ...at(line, "note"),
          message: `${agent.isGlobal ? "*" : agent.token} has a group at line ${first.line} already`,
          hint: "The standard merges the two. Some crawlers read only the first.",
        });
      }
    }
  }
  return findings;
}

/** Names that are out of use, or read otherwise than they are written. */
export function findOddAgents({ groups, lines }: RobotsTxt): readonly RobotsFinding[] {
  return groups
    .flatMap((group) => group.agents)
    .flatMap((agent) => {
      const line = lines[agent.line - 1];
      if (!line || agent.isGlobal || line.value === "") return [];
      const successor = successors.get(agent.token.toLowerCase());
      if (successor) {
        return [
          {
            ...at(line, "note"),
            message: `${agent.token} is no longer in use`,
            hint: `Its owner's crawlers now go by other names, such as ${successor}.`,
          },
        ];
      }
      if (agent.token === line.value) return [];
      if (agent.token === "") {
        return [
          {
            ...at(line, "warning"),
            message: "This line names no crawler",
            hint: "A name is made of letters, - and _. Use * for all crawlers.",
          },
        ];
      }
      return [
        {
          ...at(line, "note"),
          message: `Read as "${agent.token}"`,
          hint:
            agent.word === agent.token
              ? "A name ends at the first character that is not a letter, - or _."
              : "By the standard a name ends at the first character that is not a letter, - or _. The crawler itself may read all of it.",
        },
      ];
    });
}
