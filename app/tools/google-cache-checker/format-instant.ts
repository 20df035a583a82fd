import { formatDate } from "#lib/format-date.ts";
import { shortMonth } from "#lib/months.ts";

/** Archives count days in UTC: in Pakistan it is the next day already from 19:00 UTC on. */
export const DAYS_ARE_UTC = "Days are counted in UTC, as the archive counts them.";

/** "21 November 2026 at 12:00 UTC" */
export function formatInstant(iso: string): string {
  return `${formatDate(iso.slice(0, 10))} at ${iso.slice(11, 16)} UTC`;
}

/** "21 Nov 2026", the day in UTC: `DAYS_ARE_UTC` is said beside it. */
export function formatDay(iso: string): string {
  return `${Number(iso.slice(8, 10))} ${shortMonth(iso.slice(0, 7))} ${iso.slice(0, 4)}`;
}
