/**
 * Decides whether a robots.txt lets a crawler fetch a URL, and by which line.
 * RFC 9309 2.2.1 and 2.2.2; https://github.com/google/robotstxt/blob/master/robots.cc
 */
import type { Dialect, RobotsRule, RobotsTxt } from "#engine/robots-txt/parse.ts";

export type Verdict = {
  allowed: boolean;
  /** The rule that decides; undefined when none that has force matches. */
  rule: RobotsRule | undefined;
};

/** A rule that also matches, and what it lost by. */
export type BeatenRule = {
  rule: RobotsRule;
  by: "longer path" | "tie: allow wins" | "earlier line";
};

/** The rules that bind one crawler, made ready for many URLs. */
export type AgentRules = {
  /** Whether a group names the crawler, or the one for all others applies, or none. */
  scope: "named" | "global" | "none";
  /** By the text before the first "*": a URL asks only for the beginnings that it has. */
  byHead: ReadonlyMap<string, readonly Candidate[]>;
  headLengths: readonly number[];
};

type Candidate = {
  rule: RobotsRule;
  head: string;
  matches: (path: string) => boolean;
  priority: number;
};

/**
 * The groups that name one of the agents, merged; failing these, those for everyone (RFC 9309 2.2.1).
 * A named group binds even if none of its rules matches: the global one is then ignored.
 */
export function selectRules(
  robots: RobotsTxt,
  agents: readonly string[],
  dialect: Dialect = "google",
): AgentRules {
  const wanted = new Set(agents.map((agent) => agent.toLowerCase()));
  const named = robots.groups.filter((group) =>
    group.agents.some((agent) => !agent.isGlobal && wanted.has(agent.token.toLowerCase())),
  );
  const global = robots.groups.filter((group) => group.agents.some((agent) => agent.isGlobal));
  const scope = named.length > 0 ? "named" : global.length > 0 ? "global" : "none";
  const rules = (named.length > 0 ? named : global).flatMap((group) => group.rules);
  const candidates = rules.flatMap((rule) => compile(rule, dialect)).toSorted(byStrength);

  const byHead = Map.groupBy(candidates, (candidate) => candidate.head);
  const headLengths = [...new Set([...byHead.keys()].map((head) => head.length))];
  return { scope, byHead, headLengths };
}

/** The verdict on one URL, compared as it is given: encode it first (encodePath in test-urls.ts). */
export function matchUrl(rules: AgentRules, url: string): Verdict {
  const path = extractPath(url);
  let winner: Candidate | undefined;
  for (const candidates of sharingHead(rules, path)) {
    const best = candidates.find((candidate) => candidate.matches(path));
    if (best && (!winner || byStrength(best, winner) < 0)) winner = best;
  }
  // An empty pattern matches all and has no force: "Disallow:" forbids nothing.
  const rule = winner && winner.priority > 0 ? winner.rule : undefined;
  return { allowed: rule?.kind !== "disallow", rule };
}

/** Every other rule that matches the URL, with what it lost by. */
export function findBeatenRules(rules: AgentRules, url: string): readonly BeatenRule[] {
  const path = extractPath(url);
  const [winner, ...others] = sharingHead(rules, path)
    .flat()
    .filter((candidate) => candidate.priority > 0 && candidate.matches(path))
    .toSorted(byStrength);
  if (!winner) return [];
  return others
    .filter((other) => other.rule !== winner.rule)
    .map((other) => ({ rule: other.rule, by: lostBy(other, winner) }));
}

function sharingHead(
  { byHead, headLengths }: AgentRules,
  path: string,
): readonly (readonly Candidate[])[] {
  return headLengths.flatMap((length) => {
    const candidates = length <= path.length ? byHead.get(path.slice(0, length)) : undefined;
    return candidates ? [candidates] : [];
  });
}

/** One question, one answer. For many URLs, keep `selectRules`' answer. */
export function isAllowed(robots: RobotsTxt, agents: readonly string[], url: string): Verdict {
  return matchUrl(selectRules(robots, agents), url);
}

/**
 * Path, parameters and query of a URL, without its fragment; "/" if there is none.
 * robots.cc, GetPathParamsQuery. The URL is not normalised: encode it first.
 */
export function extractPath(url: string): string {
  const start = url.startsWith("//") ? 2 : 0;
  const early = indexFrom(url, /[/?;]/g, start);
  let protocolEnd = url.indexOf("://", start);
  protocolEnd = protocolEnd < 0 || early < protocolEnd ? start : protocolEnd + 3;

  const pathStart = indexFrom(url, /[/?;]/g, protocolEnd);
  const hash = url.indexOf("#", start);
  if (pathStart === Infinity || (hash >= 0 && hash < pathStart)) return "/";
  const path = url.slice(pathStart, hash < 0 ? undefined : hash);
  return path.startsWith("/") ? path : `/${path}`;
}

function indexFrom(text: string, pattern: RegExp, start: number): number {
  pattern.lastIndex = start;
  return pattern.exec(text)?.index ?? Infinity;
}

/** The longest pattern wins; at a tie, allow; then the line that comes first. RFC 9309 2.2.2. */
function byStrength(a: Candidate, b: Candidate): number {
  if (a.priority !== b.priority) return b.priority - a.priority;
  if (a.rule.kind !== b.rule.kind) return a.rule.kind === "allow" ? -1 : 1;
  return a.rule.line - b.rule.line;
}

function lostBy(loser: Candidate, winner: Candidate): BeatenRule["by"] {
  if (loser.priority < winner.priority) return "longer path";
  return loser.rule.kind === winner.rule.kind ? "earlier line" : "tie: allow wins";
}

function compile(rule: RobotsRule, dialect: Dialect): readonly Candidate[] {
  const own = makeCandidate(rule, rule.pattern);
  const folder = dialect === "google" ? indexPageFolder(rule) : undefined;
  if (folder === undefined) return [own];
  // The folder is tried only where the pattern itself does not match.
  const asFolder = makeCandidate(rule, folder);
  return [own, { ...asFolder, matches: (path) => !own.matches(path) && asFolder.matches(path) }];
}

function makeCandidate(rule: RobotsRule, pattern: string): Candidate {
  const head = /^[^*]*/.exec(pattern)?.[0] ?? "";
  return {
    rule,
    head: head === pattern ? head.replace(/\$$/, "") : head,
    matches: compilePattern(pattern),
    priority: pattern.length,
  };
}

/** robots.cc, HandleAllow: "Allow: /dir/index.html" allows "/dir/" as well. Google only. */
function indexPageFolder({ kind, pattern }: RobotsRule): string | undefined {
  const slash = pattern.lastIndexOf("/");
  if (kind !== "allow" || slash < 0) return undefined;
  return pattern.startsWith("/index.htm", slash) ? `${pattern.slice(0, slash + 1)}$` : undefined;
}

/**
 * "*" is any run of characters, "$" at the very end is the end of the path, all else is literal.
 * Robust against patterns of many stars: each part is looked for once, from where the last one ended.
 */
export function compilePattern(pattern: string): (path: string) => boolean {
  const isAnchored = pattern.endsWith("$");
  const [head = "", ...tail] = (isAnchored ? pattern.slice(0, -1) : pattern).split("*");

  if (tail.length === 0) {
    return isAnchored ? (path) => path === head : (path) => path.startsWith(head);
  }
  const last = isAnchored ? (tail.pop() ?? "") : "";
  const parts = tail.filter((part) => part !== "");

  return (path) => {
    if (!path.startsWith(head)) return false;
    let position = head.length;
    for (const part of parts) {
      const found = path.indexOf(part, position);
      if (found < 0) return false;
      position = found + part.length;
    }
    return !isAnchored || (path.length - last.length >= position && path.endsWith(last));
  };
}
