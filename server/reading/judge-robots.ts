import { matchUrl, selectRules } from "#engine/robots-txt/match.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";

import { AGENT_TOKEN } from "#server/reading/user-agent.ts";

export type RobotsVerdict = {
  /** What the file says to Google's crawler, and by which line (from 1); no line: no rule matches. */
  verdict: "allowed" | "disallowed";
  line?: number;
  /** A group names us, not just everybody, and closes this page. */
  shutsUsOut: boolean;
};

/** Read once for a file, asked for each address. */
export type JudgeRobots = (file: Uint8Array) => (url: string) => RobotsVerdict;

/** By the robots tool's own engine. */
export const judgeRobots: JudgeRobots = (file) => {
  const robots = parseRobotsTxt(file);
  const googles = selectRules(robots, ["Googlebot"]);
  const ours = selectRules(robots, [AGENT_TOKEN]);
  return (url) => {
    const { allowed, rule } = matchUrl(googles, url);
    return {
      verdict: allowed ? "allowed" : "disallowed",
      ...(rule !== undefined && { line: rule.line }),
      shutsUsOut: ours.scope === "named" && !matchUrl(ours, url).allowed,
    };
  };
};
