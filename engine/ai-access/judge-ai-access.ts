/**
 * Can AI find this address? What robots.txt says to every crawler that we know, as two questions with
 * different consequences; what the server does is the third (judge-server-access.ts).
 */
import { crawlers, type Crawler } from "#engine/robots-txt/crawlers.ts";
import { matchUrl, selectRules } from "#engine/robots-txt/match.ts";
import type { RobotsTxt } from "#engine/robots-txt/parse.ts";
import type { AgentBinding } from "#engine/robots-txt/test-urls.ts";

/** Crawlers that one line, or no line, decides about alike. */
export type AiAccessRow = AgentBinding & {
  isAllowed: boolean;
  /** They may fetch the page, and its noindex keeps it out of what they search. */
  isLeftOut?: true;
  /** The deciding line, from 1; absent where none matches. */
  line?: number;
  rule?: string;
  names: readonly string[];
  /** Of these, those whose owner does not say that they obey. */
  unstated: readonly string[];
};

/** Indexes that the page's own noindex keeps it out of. */
export type ClosedIndexes = readonly ("all" | "google" | "bing")[];

export type AiAccessVerdict = {
  /** "unknown": robots.txt gives no answer, so crawlers stay away for now. */
  answer: "yes" | "partly" | "no" | "unknown";
  /** What is closed first; then the row with most names. */
  rows: readonly AiAccessRow[];
};

export type AiVerdicts = { cited: AiAccessVerdict; trained: AiAccessVerdict };

/** `robots`: null where robots.txt gives no answer; an empty file where there is none. */
export function judgeAiAccess(
  robots: RobotsTxt | null,
  url: string,
  closed: ClosedIndexes = [],
): AiVerdicts {
  return {
    cited: judgeFor(isCiting, robots, url, closed),
    trained: judgeFor(isTraining, robots, url, []),
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
  closed: ClosedIndexes,
): AiAccessVerdict {
  if (robots === null) return { answer: "unknown", rows: [] };
  const asked = crawlers.filter((one) => one.replacedBy === undefined && isAsked(one));
  const rows = new Map<string, AiAccessRow & { names: string[]; unstated: string[] }>();
  for (const crawler of asked) {
    const row = judgeOne(crawler, robots, url, closed);
    const key = JSON.stringify(row);
    const known = rows.get(key) ?? { ...row, names: [], unstated: [] };
    known.names.push(crawler.name);
    if (crawler.obeys === "not stated") known.unstated.push(crawler.name);
    rows.set(key, known);
  }
  const sorted = [...rows.values()].toSorted(byImportance);
  const held = sorted.filter(isHeld);
  const open = held.filter((row) => isOpen(row)).length;
  const answer = open === held.length ? "yes" : open === 0 ? "no" : "partly";
  return { answer, rows: sorted };
}

export function isOpen({ isAllowed, isLeftOut }: AiAccessRow): boolean {
  return isAllowed && isLeftOut === undefined;
}

function judgeOne(
  { name, purpose, index }: Crawler,
  robots: RobotsTxt,
  url: string,
  closed: ClosedIndexes,
) {
  const rules = selectRules(robots, name);
  const { allowed: isAllowed, rule } = matchUrl(rules, url);
  const isForIndex = closed.includes("all") || (index !== undefined && closed.includes(index));
  const isFollower = rules.token !== undefined && rules.token !== name;
  return {
    isAllowed,
    scope: rules.scope,
    ...(isFollower && { token: rules.token }),
    ...(!isAllowed && rules.obeys !== undefined && { obeys: rules.obeys }),
    ...(isAllowed && isForIndex && purpose === "search" && { isLeftOut: true as const }),
    ...(rule !== undefined && {
      line: rule.line,
      rule: `${rule.kind === "allow" ? "Allow" : "Disallow"}: ${rule.pattern}`,
    }),
  };
}

function byImportance(one: AiAccessRow, other: AiAccessRow): number {
  if (isOpen(one) !== isOpen(other)) return isOpen(one) ? 1 : -1;
  return other.names.length - one.names.length;
}
