import type { RobotsRule } from "./parse.ts";

/** The line that closes the whole site, with nothing allowed beside it. */
export function closingLine(rules: readonly RobotsRule[]): number | undefined {
  if (rules.some(({ kind, pattern }) => kind === "allow" && pattern !== "")) return undefined;
  return rules.find(
    ({ kind, pattern }) => kind === "disallow" && ["/", "/*", "*"].includes(pattern),
  )?.line;
}
