import { extractPath, matchUrl, selectRules } from "#engine/robots-txt/match.ts";
import type { RobotsTxt } from "#engine/robots-txt/parse.ts";
import type { Disobedience } from "./log-report.ts";
import type { VisitedSite } from "./site-visits.ts";

const MAX_SHOWN = 20;

/** Who asked for what robots.txt closes to it, by the file as it is given; the file itself is open to all (RFC 9309 2.2.2). */
export function judgeObedience(robots: RobotsTxt, visits: VisitedSite["visits"]): Disobedience[] {
  return visits
    .flatMap(({ crawler, tally, paths }) => {
      const rules = selectRules(robots, crawler.name);
      if (rules.candidates.length === 0) return [];
      const closed = [...paths()].flatMap(([address, requests]) => {
        const { allowed, rule } = matchUrl(rules, extractPath(address));
        if (allowed || rule === undefined || isRobotsTxt(address)) return [];
        const { line } = rule;
        return [{ address, requests, line, rule: robots.lines[line - 1]?.text.trim() ?? "" }];
      });
      if (closed.length === 0) return [];
      return [
        {
          name: crawler.name,
          operator: crawler.operator,
          obeys: rules.obeys ?? ("yes" as const),
          requests: closed.reduce((sum, { requests }) => sum + requests, 0),
          addresses: closed.toSorted((a, b) => b.requests - a.requests).slice(0, MAX_SHOWN),
          notJudged: tally.unlisted,
        },
      ];
    })
    .toSorted((a, b) => b.requests - a.requests);
}

function isRobotsTxt(path: string): boolean {
  return path.split("?", 1)[0] === "/robots.txt";
}
