import type { Log, LogFacts } from "./log.ts";

/** The next line says how many came in between. */
export const RARE_LOG_EVERY_MS = 60_000;

/**
 * Warnings that strangers can cause as often as they like: the first of each kind at once, then at
 * most one line a minute that says how many there were. Their facts make the kind, so
 * these must be few.
 */
export function createRareLog(log: Log, everyMs = RARE_LOG_EVERY_MS) {
  const counts = new Map<string, number>();

  function tell(key: string, event: string, facts: LogFacts, times: number) {
    log.warn(event, { ...facts, times });
    counts.set(key, 0);
    setTimeout(() => {
      const more = counts.get(key) ?? 0;
      counts.delete(key);
      if (more > 0) tell(key, event, facts, more);
    }, everyMs).unref();
  }

  return (event: string, facts: LogFacts = {}) => {
    const key = JSON.stringify([event, facts]);
    const count = counts.get(key);
    if (count === undefined) tell(key, event, facts, 1);
    else counts.set(key, count + 1);
  };
}
