/** Pakistan has had no summer time since 2009: https://data.iana.org/time-zones/tzdb/asia */
const OFFSET_MS = 5 * 60 * 60 * 1000;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Midnight in Pakistan before a time, both in milliseconds since 1970. */
export function dayBegin(at: number): number {
  return Math.floor((at + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;
}

/** "2026-11-16" in Pakistan. */
export function dayOf(at: number): string {
  return new Date(at + OFFSET_MS).toISOString().slice(0, 10);
}

/** When a day begins; undefined where it is no day, such as 2026-02-30. */
export function beginOfDay(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day
    ? undefined
    : at - OFFSET_MS;
}

/** 0: Monday. */
export function weekdayOf(at: number): number {
  return (new Date(at + OFFSET_MS).getUTCDay() + 6) % 7;
}

/** ISO 8601: the week of the year's first Thursday is its first. */
export function weekNumber(at: number): number {
  const thursday = dayBegin(at) + (3 - weekdayOf(at)) * DAY_MS;
  const year = new Date(thursday + OFFSET_MS).getUTCFullYear();
  const first = Date.UTC(year, 0, 1) - OFFSET_MS;
  return Math.floor((thursday - first) / (7 * DAY_MS)) + 1;
}
