/** What groups do to each other, and who else writes in the file. */
import { habitsOf } from "./find-binding.ts";
import { matchUrl, selectRules, type AgentRules } from "./match.ts";
import type { RobotsTxt } from "./parse.ts";
import { at, type RobotsFinding } from "./robots-finding.ts";
import { TRAINING_TOKEN } from "./training-token.ts";

/** So many names, and closed paths of each, are compared: a file can have thousands of both. */
const MOST_NAMES = 20;
const MOST_PATHS = 100;
const MOST_SHOWN = 3;

/**
 * A crawler that has a group of its own does not read the one for all (RFC 9309 2.2.1): what that closes
 * is open to it, unless its own group closes it again. Where all is closed, the others are meant to open.
 */
export function findOpenedPaths(robots: RobotsTxt): readonly RobotsFinding[] {
  const everyone = selectRules(robots, "*");
  const closed = samplePaths(everyone).filter(([path]) => !matchUrl(everyone, path).allowed);
  if (closed.length === 0 || !matchUrl(everyone, "/").allowed) return [];
  const names = new Map(
    robots.groups.flatMap(({ agents: [first] }) =>
      first === undefined || first.isGlobal ? [] : [[first.token.toLowerCase(), first] as const],
    ),
  );
  return [...names.values()].slice(0, MOST_NAMES).flatMap(({ token, line: number }) => {
    const line = robots.lines[number - 1];
    if (line === undefined || token === TRAINING_TOKEN || habitsOf(token).ignoresAll) return [];
    const own = selectRules(robots, token);
    const opened = closed.filter(([path]) => matchUrl(own, path).allowed);
    if (opened.length === 0) return [];
    const closesSome = own.candidates.some(({ rule }) => rule.kind === "disallow");
    const shown = opened
      .slice(0, MOST_SHOWN)
      .map(([, pattern]) => pattern)
      .join(", ");
    const more = opened.length > MOST_SHOWN ? ` and ${opened.length - MOST_SHOWN} more` : "";
    return [
      {
        ...at(line, closesSome ? "note" : "warning"),
        message: `${token} may read what the group for all (*) closes: ${shown}${more}`,
        hint: "A crawler that has a group of its own does not read the one for all. Repeat its Disallow lines here, or take this group out.",
      },
    ];
  });
}

/** Of each closing rule of a part the shortest path that it matches, with its pattern. */
function samplePaths({ candidates }: AgentRules): readonly (readonly [string, string])[] {
  const paths = candidates
    .filter(({ rule }) => rule.kind === "disallow")
    .map(({ pattern }) => [pattern.replace(/\$$/, "").replaceAll("*", ""), pattern] as const)
    .filter(([path]) => path.startsWith("/") && path !== "/");
  return [...new Map(paths)].slice(0, MOST_PATHS);
}

/**
 * https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/
 * What "Training" also blocks: https://github.com/cloudflare/cloudflare-docs/pull/31793
 */
export function findCloudflareBlock({ lines, groups }: RobotsTxt): readonly RobotsFinding[] {
  const begin = lines.find(({ text }) => /^\s*#\s*BEGIN Cloudflare Managed content/i.test(text));
  if (begin === undefined) return [];
  const end = lines.find(
    ({ text, number }) =>
      number > begin.number && /^\s*#\s*END Cloudflare Managed content/i.test(text),
  );
  const to = end?.number ?? lines.length;
  const isBeforeOwn = groups.some(({ agents }) => (agents[0]?.line ?? 0) > to);
  return [
    {
      ...at(begin, "note"),
      message: `Cloudflare writes the lines from here to ${to}${isBeforeOwn ? "; your own file comes after them" : ""}`,
      hint: "To change it, open the Cloudflare dashboard: Security, Settings, Bot traffic, “Instruct AI bot traffic with robots.txt”. Look at the switch “Training” too: since 15 September 2026 it also blocks crawlers that do both search and training, such as Googlebot, Bingbot and Applebot.",
    },
  ];
}
