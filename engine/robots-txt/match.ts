/**
 * Decides whether a robots.txt lets a crawler fetch a URL, and by which line.
 * RFC 9309 2.2.1 and 2.2.2; https://github.com/google/robotstxt/blob/master/robots.cc
 */
import { normaliseEscapes, raiseEscapes } from "#engine/address/address-key.ts";
import { findBinding, habitsOf, type Binding } from "./find-binding.ts";
import { matchesPattern, parsePattern, type Pattern } from "./match-pattern.ts";
import type { Dialect, RobotsRule, RobotsTxt } from "./parse.ts";

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
export type AgentRules = Omit<Binding, "groups"> & {
  /** Where a rule that closes is a wish: its owner says that the crawler may not or does not obey. */
  obeys?: "may not" | "no";
  /** The strongest first. A rule may be there twice: Google reads an index page as its folder too. */
  candidates: readonly Candidate[];
};

type Candidate = { rule: RobotsRule; pattern: string; parts: Pattern };

/** So many of the rules that lost are named: a file can have thousands for one address. */
const MOST_BEATEN = 5;

/**
 * The rules of the groups that bind a crawler, the strongest first. A named group binds even if none of
 * its rules matches: the global one is then ignored.
 */
export function selectRules(
  robots: RobotsTxt,
  agent: string,
  dialect: Dialect = "google",
): AgentRules {
  const { groups, ...binding } = findBinding(robots, agent);
  const candidates = groups
    .flatMap((group) => group.rules)
    .flatMap((rule) => readPatterns(rule, dialect))
    // An empty pattern matches all and has no force: "Disallow:" forbids nothing.
    .filter(({ pattern }) => pattern !== "")
    .toSorted(byStrength);
  const { obeys } = habitsOf(agent);
  return { ...binding, ...(obeys !== undefined && { obeys }), candidates };
}

/**
 * The verdict on one URL. The case of its escapes makes no difference; letters outside ASCII are
 * compared as they are given: encode them first (encodePath in test-urls.ts).
 */
export function matchUrl({ candidates }: AgentRules, url: string): Verdict {
  const path = extractPath(url);
  return judge(candidates.find(({ parts }) => matchesPattern(parts, path))?.rule);
}

/** The verdict with the strongest of the other rules that match, and what each lost by: five at most. */
export function explainUrl(
  { candidates }: AgentRules,
  url: string,
): Verdict & { beaten: readonly BeatenRule[] } {
  const path = extractPath(url);
  // A rule may be in the list twice; what counts is its stronger pattern.
  const matching = new Map<RobotsRule, Candidate>();
  for (const candidate of candidates) {
    if (matching.has(candidate.rule) || !matchesPattern(candidate.parts, path)) continue;
    matching.set(candidate.rule, candidate);
    if (matching.size > MOST_BEATEN) break;
  }
  const [winner, ...others] = matching.values();
  if (!winner) return { ...judge(undefined), beaten: [] };
  const beaten = others.map((other) => ({ rule: other.rule, by: lostBy(other, winner) }));
  return { ...judge(winner.rule), beaten };
}

function judge(rule: RobotsRule | undefined): Verdict {
  return { allowed: rule?.kind !== "disallow", rule };
}

/** One question, one answer. For many URLs, keep `selectRules`' answer. */
export function isAllowed(robots: RobotsTxt, agent: string, url: string): Verdict {
  return matchUrl(selectRules(robots, agent), url);
}

/**
 * Path, parameters and query of a URL, without its fragment; "/" if there is none.
 * robots.cc, GetPathParamsQuery. Escapes are in capitals, as in patterns.
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
  return raiseEscapes(path.startsWith("/") ? path : `/${path}`);
}

function indexFrom(text: string, pattern: RegExp, start: number): number {
  pattern.lastIndex = start;
  return pattern.exec(text)?.index ?? Infinity;
}

/** The longest pattern wins; at a tie, allow; then the line that comes first. RFC 9309 2.2.2. */
function byStrength(a: Candidate, b: Candidate): number {
  if (a.pattern.length !== b.pattern.length) return b.pattern.length - a.pattern.length;
  if (a.rule.kind !== b.rule.kind) return a.rule.kind === "allow" ? -1 : 1;
  return a.rule.line - b.rule.line;
}

function lostBy(loser: Candidate, winner: Candidate): BeatenRule["by"] {
  if (loser.pattern.length < winner.pattern.length) return "longer path";
  return loser.rule.kind === winner.rule.kind ? "earlier line" : "tie: allow wins";
}

function readPatterns(rule: RobotsRule, dialect: Dialect): readonly Candidate[] {
  return patternsOf(rule, dialect).map((pattern) => ({
    rule,
    pattern,
    parts: parsePattern(pattern),
  }));
}

function patternsOf(rule: RobotsRule, dialect: Dialect): readonly string[] {
  if (dialect === "rfc") return [normaliseEscapes(rule.pattern)];
  const folder = indexPageFolder(rule);
  return folder === undefined ? [rule.pattern] : [rule.pattern, folder];
}

/**
 * The path as RFC 9309 2.2.2 and 2.2.3 compare it: %7E is ~, and a star or a dollar sign of the
 * address is what %2A and %24 stand for in a pattern. Google's parser resolves neither.
 */
export function strictPath(url: string): string {
  return normaliseEscapes(extractPath(url)).replaceAll("*", "%2A").replaceAll("$", "%24");
}

/** robots.cc, HandleAllow: "Allow: /dir/index.html" allows "/dir/" as well. Google only. */
function indexPageFolder({ kind, pattern }: RobotsRule): string | undefined {
  const slash = pattern.lastIndexOf("/");
  if (kind !== "allow" || slash < 0) return undefined;
  return pattern.startsWith("/index.htm", slash) ? `${pattern.slice(0, slash + 1)}$` : undefined;
}
