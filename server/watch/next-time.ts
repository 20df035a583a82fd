import { Cron } from "croner";

import type { WatchRhythm } from "#lib/desk/watch.ts";

/** Two o'clock at night in Pakistan, when clients' shops are quiet. */
const patterns: Record<WatchRhythm | "summary" | "week", string> = {
  nightly: "0 2 * * *",
  weekly: "0 2 * * 1",
  monthly: "0 2 1 * *",
  summary: "0 8 1 * *",
  week: "0 8 * * 1",
};

/** The first time after `after` at which a site is read, or its summary or the week's mail goes out. */
export function nextTime(rhythm: keyof typeof patterns, after: number): number {
  const next = new Cron(patterns[rhythm], { timezone: "Asia/Karachi", paused: true }).nextRun(
    new Date(after),
  );
  if (next === null) throw new Error(`no next time for ${rhythm}`);
  return next.getTime();
}
