import { oneLine } from "#lib/text/one-line.ts";

/** The message's words: which tool, on which page ("" for none), and what it found ("" for nothing to tell). */
export function describeFinding(found: { tool: string; finding: string; page: string }): string {
  const on = found.page && ` on ${found.page}`;
  return oneLine(`I used your ${found.tool}${on}.${found.finding && ` It says: ${found.finding}`}`);
}
