import { matchUrl, selectRules } from "#engine/robots-txt/match.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";

/** What a robots.txt says of one address to one name. */
export type NameVerdict = { name: string; isAllowed: boolean; line?: number };

/** Asked before the server is asked under a crawler's name. */
export function judgeNames(
  file: Uint8Array,
  { url, names }: { url: string; names: readonly string[] },
): readonly NameVerdict[] {
  const robots = parseRobotsTxt(file);
  return names.map((name) => {
    const { allowed, rule } = matchUrl(selectRules(robots, name), url);
    return { name, isAllowed: allowed, ...(rule !== undefined && { line: rule.line }) };
  });
}
