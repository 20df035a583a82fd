import { extractPath, matchUrl, selectRules } from "#engine/robots-txt/match.ts";
import type { RobotsTxt } from "#engine/robots-txt/parse.ts";
import { rankCounts, type Disobedience } from "./log-report.ts";
import type { SiteVisits } from "./site-visits.ts";
import { isRobotsTxt } from "./visit-tally.ts";

/** Who asked for what robots.txt closes to it, by each line of the file as it is given; the file itself is open to all (RFC 9309 2.2.2). */
export function judgeObedience(robots: RobotsTxt, visits: SiteVisits["visits"]): Disobedience[] {
  return visits
    .flatMap(({ crawler: { name }, paths }) => {
      const rules = selectRules(robots, name);
      const closed = [...paths()].flatMap(([path, requests]) => {
        const { allowed, rule } = matchUrl(rules, extractPath(path));
        return allowed || rule === undefined || isRobotsTxt(path)
          ? []
          : [{ line: rule.line, path, requests }];
      });
      return [...Map.groupBy(closed, ({ line }) => line)].map(([line, asked]) => ({
        name,
        obeys: rules.obeys ?? ("yes" as const),
        line,
        rule: robots.lines[line - 1]?.text.trim() ?? "",
        requests: asked.reduce((sum, { requests }) => sum + requests, 0),
        addresses: rankCounts(asked.map(({ path, requests }) => [path, requests])),
      }));
    })
    .toSorted((a, b) => b.requests - a.requests);
}
