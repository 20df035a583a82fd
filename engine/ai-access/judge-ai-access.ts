/**
 * Can AI find this address? What robots.txt says to every crawler that we know, as two questions with
 * different consequences; what the server does is the third (judge-server-access.ts).
 */
import { crawlers, type Crawler } from "#engine/robots-txt/crawlers.ts";
import { matchUrl, selectRules, type AgentRules } from "#engine/robots-txt/match.ts";
import type { RobotsTxt } from "#engine/robots-txt/parse.ts";

/** Crawlers that one line, or no line, decides about alike. */
export type AiAccessRow = {
  isAllowed: boolean;
  /** Whose group binds them: one that names them, the one for all crawlers, or none. */
  scope: AgentRules["scope"];
  /** The deciding line, from 1; absent where none matches. */
  line?: number;
  rule?: string;
  names: readonly string[];
  /** Of these, those that are not known to obey. */
  mayIgnore: readonly string[];
};

export type AiAccessVerdict = {
  /** "unknown": robots.txt gives no answer, so crawlers stay away for now. */
  answer: "yes" | "partly" | "no" | "unknown";
  /** What is closed first; then the row with most names. */
  rows: readonly AiAccessRow[];
};

export type AiVerdicts = { cited: AiAccessVerdict; trained: AiAccessVerdict };

/** `robots`: null where robots.txt gives no answer; an empty file where there is none. */
export function judgeAiAccess(robots: RobotsTxt | null, url: string): AiVerdicts {
  return {
    cited: judgeFor(isCiting, robots, url),
    trained: judgeFor(isTraining, robots, url),
  };
}

/** Builds an index that answers quote, or fetches the page for a person. */
function isCiting({ purpose }: Crawler): boolean {
  return purpose === "search" || purpose === "assistant";
}

function isTraining({ purpose }: Crawler): boolean {
  return purpose === "training" || purpose === "token";
}

function judgeFor(
  isAsked: (crawler: Crawler) => boolean,
  robots: RobotsTxt | null,
  url: string,
): AiAccessVerdict {
  if (robots === null) return { answer: "unknown", rows: [] };
  const asked = crawlers.filter((one) => one.replacedBy === undefined && isAsked(one));
  const rows = new Map<string, AiAccessRow & { names: string[]; mayIgnore: string[] }>();
  for (const crawler of asked) {
    const row = judgeOne(crawler.name, robots, url);
    const key = `${row.isAllowed} ${row.scope} ${row.line ?? ""}`;
    const known = rows.get(key) ?? { ...row, names: [], mayIgnore: [] };
    known.names.push(crawler.name);
    if (crawler.obeys !== "yes") known.mayIgnore.push(crawler.name);
    rows.set(key, known);
  }
  const sorted = [...rows.values()].toSorted(byImportance);
  const open = sorted.filter(({ isAllowed }) => isAllowed).length;
  const answer = open === sorted.length ? "yes" : open === 0 ? "no" : "partly";
  return { answer, rows: sorted };
}

function judgeOne(name: string, robots: RobotsTxt, url: string) {
  const rules = selectRules(robots, [name]);
  const { allowed: isAllowed, rule } = matchUrl(rules, url);
  return {
    isAllowed,
    scope: rules.scope,
    ...(rule !== undefined && {
      line: rule.line,
      rule: `${rule.kind === "allow" ? "Allow" : "Disallow"}: ${rule.pattern}`,
    }),
  };
}

function byImportance(one: AiAccessRow, other: AiAccessRow): number {
  if (one.isAllowed !== other.isAllowed) return one.isAllowed ? 1 : -1;
  return other.names.length - one.names.length;
}
