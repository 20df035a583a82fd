import type { FixMark } from "#engine/site-audit/site-report.ts";
import { tellDayAndYear } from "#lib/time-words.ts";

/** "Marked done on 26 November 2026: the theme was updated", "Ignored on …: a test page". */
export function tellMark({ state, reason, at }: FixMark): string {
  const what = state === "done" ? "Marked done" : "Ignored";
  return `${what} on ${tellDayAndYear(Date.parse(at))}${reason === "" ? "" : `: ${reason}`}`;
}
