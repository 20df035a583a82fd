/**
 * Lines that say how a text may be used: wishes, not rules, and never mistakes.
 * Content-Signal: https://contentsignals.org (Cloudflare). Content-Usage:
 * https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/. License: https://rslstandard.org (RSL 1.0).
 */
import { closingLine } from "./closing-line.ts";
import { TRAINING_TOKEN } from "./training-token.ts";
import type { RobotsGroup, RobotsLine, RobotsTxt } from "./parse.ts";
import { at, type RobotsFinding } from "./robots-finding.ts";

/** What a line says of one use; `words` as it is written, such as "ai-train=no". */
type Statement = { line: RobotsLine; use: string; isAllowed: boolean; words: string };

/** The uses that each directive knows, in our one spelling; Content-Usage has names of its own. */
const USES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    "content-signal",
    new Map([
      ["search", "search"],
      ["ai-input", "ai-input"],
      ["ai-train", "training"],
    ]),
  ],
  [
    "content-usage",
    new Map([
      ["search", "search"],
      ["train-ai", "training"],
    ]),
  ],
]);

const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ["yes", true],
  ["y", true],
  ["no", false],
  ["n", false],
]);

/** Contradictions, parts that nobody understands, and what the shared training token is. */
export function findUsageSignals(robots: RobotsTxt): readonly RobotsFinding[] {
  return [
    ...robots.lines.flatMap(findMalformed),
    ...robots.groups.flatMap((group) => explainTrainingToken(group, robots)),
    ...findClosedUses(robots),
    ...findTrainingConflicts(robots),
  ];
}

function findMalformed(line: RobotsLine): readonly RobotsFinding[] {
  const key = line.key.toLowerCase();
  if (line.kind !== "unknown") return [];
  if (key === "license") {
    return URL.canParse(line.value)
      ? []
      : [
          {
            ...at(line, "note"),
            message: "License names no address",
            hint: "Write the whole address of the terms: License: https://…",
          },
        ];
  }
  const unknown = partsOf(line).filter((part) => readPart(key, part) === "unknown");
  if (unknown.length === 0) return [];
  const uses = [...(USES.get(key)?.keys() ?? [])].map(
    (use) => `${use}=${key === "content-usage" ? "n" : "no"}`,
  );
  return [
    {
      ...at(line, "note"),
      message: `${line.key} has a part that is not known: ${unknown.join(", ")}`,
      hint: `Known are ${uses.join(", ")}.`,
    },
  ];
}

function explainTrainingToken(
  { agents }: RobotsGroup,
  { lines }: RobotsTxt,
): readonly RobotsFinding[] {
  return agents
    .filter(({ token }) => token.toLowerCase() === TRAINING_TOKEN)
    .flatMap((agent) => lines[agent.line - 1] ?? [])
    .map((line) => ({
      ...at(line, "note"),
      message: "This group is about AI training, not about a crawler",
      hint: "A draft of 30 October 2026. Google intends to support it. Until crawlers do, name each training crawler too.",
    }));
}

/** "search=yes" in a group that may read nothing. */
function findClosedUses(robots: RobotsTxt): readonly RobotsFinding[] {
  return robots.lines.flatMap(readStatements).flatMap(({ line, isAllowed, words }) => {
    const group = groupOf(line, robots);
    const closing = group === undefined ? undefined : closingLine(group.rules);
    if (!isAllowed || closing === undefined) return [];
    return [
      {
        ...at(line, "note"),
        message: `${words} contradicts line ${closing}`,
        hint: `Line ${closing} closes the whole site to the same crawlers: they cannot use what they may not read.`,
      },
    ];
  });
}

/** Two lines for everyone that say the opposite of training. */
function findTrainingConflicts(robots: RobotsTxt): readonly RobotsFinding[] {
  const said = [
    ...robots.lines
      .flatMap(readStatements)
      .filter(({ line, use }) => use === "training" && isForEveryone(groupOf(line, robots))),
    ...robots.groups.flatMap((group) => readTrainingGroup(group, robots)),
  ].toSorted((one, other) => one.line.number - other.line.number);
  const [first, ...others] = said;
  if (first === undefined) return [];
  return others
    .filter(({ isAllowed }) => isAllowed !== first.isAllowed)
    .map(({ line, isAllowed, words }) => ({
      ...at(line, "note"),
      message: `${words} contradicts line ${first.line.number}`,
      hint: `Line ${first.line.number} says that the text ${first.isAllowed ? "may" : "may not"} be used for training; this one says that it ${isAllowed ? "may" : "may not"}. Keep one of them.`,
    }));
}

/** The group of the shared token as a statement, where it is about the whole site. */
function readTrainingGroup(group: RobotsGroup, { lines }: RobotsTxt): readonly Statement[] {
  if (!group.agents.some(({ token }) => token.toLowerCase() === TRAINING_TOKEN)) return [];
  const closing = closingLine(group.rules);
  const opens = group.rules.every(({ kind, pattern }) => kind === "allow" || pattern === "");
  const decisive = lines[(closing ?? group.rules[0]?.line ?? 0) - 1];
  if (decisive === undefined || (closing === undefined && !opens)) return [];
  const words = `${decisive.key}: ${decisive.value}`.trim();
  return [{ line: decisive, use: "training", isAllowed: closing === undefined, words }];
}

/** What a line states for the whole site; a path before it makes it one of a part. */
function readStatements(line: RobotsLine): readonly Statement[] {
  const key = line.key.toLowerCase();
  if (line.kind !== "unknown" || !USES.has(key) || line.value.startsWith("/")) return [];
  return partsOf(line).flatMap((words) => {
    const read = readPart(key, words);
    return typeof read === "string" ? [] : [{ line, words, ...read }];
  });
}

/** "beside": valid, and neither a yes nor a no. */
function readPart(
  key: string,
  part: string,
): { use: string; isAllowed: boolean } | "beside" | "unknown" {
  const [name = "", value = ""] = part.toLowerCase().split("=", 2);
  if (key === "content-signal" && name === "use" && /^(?:immediate|reference|full)$/.test(value)) {
    return "beside";
  }
  const use = USES.get(key)?.get(name);
  const isAllowed = ANSWERS.get(value);
  return use === undefined || isAllowed === undefined ? "unknown" : { use, isAllowed };
}

function partsOf({ key, value }: RobotsLine): readonly string[] {
  if (!USES.has(key.toLowerCase())) return [];
  return value
    .replace(/^\/\S*\s+/, "")
    .split(",")
    .map((part) => part.replaceAll(/\s/g, ""))
    .filter((part) => part !== "");
}

/** The group that a line between the rules belongs to: such lines do not end one. */
function groupOf({ number }: RobotsLine, { groups }: RobotsTxt): RobotsGroup | undefined {
  return groups.findLast(({ agents }) => (agents[0]?.line ?? Infinity) < number);
}

/** Above all groups, or in the one for all crawlers. */
function isForEveryone(group: RobotsGroup | undefined): boolean {
  return group === undefined || group.agents.some(({ isGlobal }) => isGlobal);
}
