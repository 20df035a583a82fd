import { MINUTE_MS } from "./durations.ts";

/** A length of time in ms as "40 s", "2 min", "1 min 40 s"; whole seconds. */
export function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const perMinute = MINUTE_MS / 1000;
  if (seconds < perMinute) return `${seconds} s`;
  const minutes = `${Math.floor(seconds / perMinute)} min`;
  return seconds % perMinute === 0 ? minutes : `${minutes} ${seconds % perMinute} s`;
}
