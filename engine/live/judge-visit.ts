import { matchUrl, selectRules } from "#engine/robots-txt/match.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";

export type VisitVerdict = {
  /** What the file says to Google's crawler, and by which line (from 1); no line: no rule matches. */
  verdict: "allowed" | "disallowed";
  line?: number;
  /** A group names our agent, not just everybody, and closes this page. */
  shutsUsOut: boolean;
};

/** Whether a site's robots.txt lets Google and us read an address. `agent`: our product token. */
export function judgeVisit(
  file: Uint8Array,
  { url, agent }: { url: string; agent: string },
): VisitVerdict {
  const robots = parseRobotsTxt(file);
  const { allowed, rule } = matchUrl(selectRules(robots, "Googlebot"), url);
  const ours = selectRules(robots, agent);
  return {
    verdict: allowed ? "allowed" : "disallowed",
    ...(rule !== undefined && { line: rule.line }),
    shutsUsOut: ours.scope === "named" && !matchUrl(ours, url).allowed,
  };
}
