/**
 * Can AI find this address? What robots.txt, the page's own directives and the server say to every
 * crawler that we know, as two questions with different consequences; how the server's answers differ
 * is the third (judge-server-access.ts).
 */
import { findEffect, type DirectiveEffect } from "./directive-effects.ts";
import type { PageLimit } from "./list-page-limits.ts";
import { crawlers, type Crawler } from "#engine/robots-txt/crawlers.ts";
import { matchUrl, selectRules } from "#engine/robots-txt/match.ts";
import type { RobotsTxt } from "#engine/robots-txt/parse.ts";
import type { AgentBinding } from "#engine/robots-txt/test-urls.ts";

/** Crawlers that one line, or no line, decides about alike. */
export type AiAccessRow = AgentBinding & {
  isAllowed: boolean;
  /** They may fetch the page, and what it says limits what they do with it. */
  limit?: Pick<DirectiveEffect, "directive" | "effect" | "says">;
  /** What the server answered to that name in place of the page, as whole sentences. */
  turnedAway?: string;
  /** The deciding line, from 1; absent where none matches. */
  line?: number;
  rule?: string;
  names: readonly string[];
  /** Of these, those whose owner does not say that they obey. */
  unstated: readonly string[];
};

/** What is known beside robots.txt. */
export type SaidByPage = {
  limits?: readonly PageLimit[];
  /** By the crawler's name, what the server answered in place of the page. */
  turnedAway?: ReadonlyMap<string, string>;
  /** The status, where nobody gets the page. */
  failsWith?: number;
  isUnreached?: true;
};

export type AiAccessVerdict = {
  /** "unknown": robots.txt gives no answer, so crawlers stay away for now. */
  answer: "yes" | "partly" | "no" | "unknown";
  /** What is closed first; then the row with most names. */
  rows: readonly AiAccessRow[];
  /** The page answers this to everybody: nothing is there to be cited. */
  failsWith?: number;
  /** No connection was made, so nothing is known of robots.txt either. */
  isUnreached?: true;
};

export type AiVerdicts = { cited: AiAccessVerdict; trained: AiAccessVerdict };

/** `robots`: null where robots.txt gives no answer; an empty file where there is none. */
export function judgeAiAccess(
  robots: RobotsTxt | null,
  url: string,
  page: SaidByPage = {},
): AiVerdicts {
  const { failsWith, limits, isUnreached } = page;
  const cited = judgeFor(isCiting, robots, url, page);
  return {
    cited: failsWith === undefined ? cited : { answer: "no", rows: [], failsWith },
    trained: judgeFor(isTraining, robots, url, {
      ...(limits !== undefined && { limits }),
      ...(isUnreached && { isUnreached }),
    }),
  };
}

/** Builds an index that answers quote, or fetches the page for a person. */
function isCiting({ purpose }: Crawler): boolean {
  return purpose === "search" || purpose === "assistant";
}

function isTraining({ purpose }: Crawler): boolean {
  return purpose === "training" || purpose === "token";
}

/** Only the rows of these count: what others are asked is a wish. */
export function isHeld({ isAllowed, obeys }: AiAccessRow): boolean {
  return isAllowed || obeys === undefined;
}

function judgeFor(
  isAsked: (crawler: Crawler) => boolean,
  robots: RobotsTxt | null,
  url: string,
  page: SaidByPage,
): AiAccessVerdict {
  if (robots === null) {
    return { answer: "unknown", rows: [], ...(page.isUnreached && { isUnreached: true }) };
  }
  const asked = crawlers.filter((one) => one.replacedBy === undefined && isAsked(one));
  const rows = new Map<string, AiAccessRow & { names: string[]; unstated: string[] }>();
  for (const crawler of asked) {
    const row = judgeOne(crawler, robots, url, page);
    const key = JSON.stringify(row);
    const known = rows.get(key) ?? { ...row, names: [], unstated: [] };
    known.names.push(crawler.name);
    if (crawler.obeys === "not stated") known.unstated.push(crawler.name);
    rows.set(key, known);
  }
  const sorted = [...rows.values()].toSorted(byImportance);
  const states = sorted.filter(isHeld).map(stateOf);
  const answer = states.every((state) => state === "open")
    ? "yes"
    : states.every((state) => state === "shut")
      ? "no"
      : "partly";
  return { answer, rows: sorted };
}

/** "bare": its answers may link the page, and quote nothing of it. */
export function stateOf({
  isAllowed,
  limit,
  turnedAway,
}: Pick<AiAccessRow, "isAllowed" | "limit" | "turnedAway">): "open" | "bare" | "shut" {
  if (!isAllowed || turnedAway !== undefined) return "shut";
  if (limit === undefined) return "open";
  return limit.effect === "bare" ? "bare" : "shut";
}

function judgeOne(
  crawler: Crawler,
  robots: RobotsTxt,
  url: string,
  { limits = [], turnedAway }: SaidByPage,
) {
  const { name } = crawler;
  const rules = selectRules(robots, name);
  const { allowed: isAllowed, rule } = matchUrl(rules, url);
  const refusal = turnedAway?.get(name);
  const effect = findEffect(crawler, limits);
  const isFollower = rules.token !== undefined && rules.token !== name;
  return {
    isAllowed,
    scope: rules.scope,
    ...(isFollower && { token: rules.token }),
    ...(!isAllowed && rules.obeys !== undefined && { obeys: rules.obeys }),
    // Whoever may not read the page, or does not get it, reads no directive of it.
    ...(isAllowed && refusal !== undefined && { turnedAway: refusal }),
    ...(isAllowed && refusal === undefined && effect !== undefined && { limit: pick(effect) }),
    ...(rule !== undefined && {
      line: rule.line,
      rule: `${rule.kind === "allow" ? "Allow" : "Disallow"}: ${rule.pattern}`,
    }),
  };
}

function pick({ directive, effect, says }: DirectiveEffect): NonNullable<AiAccessRow["limit"]> {
  return { directive, effect, says };
}

const ORDER = { shut: 1, bare: 2, open: 3 } as const;

/** What robots.txt closes comes before what the server or the page keeps out. */
function placeOf(row: AiAccessRow): number {
  return row.isAllowed ? ORDER[stateOf(row)] : 0;
}

function byImportance(one: AiAccessRow, other: AiAccessRow): number {
  return placeOf(one) - placeOf(other) || other.names.length - one.names.length;
}
