const DAY_AND_TIME = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});
const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** In Pakistan it is the next day already from 19:00 UTC on. */
export const DAYS_ARE_UTC = "Days are counted in UTC, as the archive counts them.";

/** "21 November 2026 at 12:00 UTC": archives count in UTC. */
export function formatInstant(iso: string): string {
  return `${DAY_AND_TIME.format(new Date(iso))} UTC`;
}

/** "21 Nov 2026", the day in UTC: `DAYS_ARE_UTC` is said beside it. */
export function formatDay(iso: string): string {
  return DAY.format(new Date(iso));
}
