const DAY_AND_TIME = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});
const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** "21 November 2026 at 12:00 UTC": archives count in UTC. */
export function formatInstant(iso: string): string {
  return `${DAY_AND_TIME.format(new Date(iso))} UTC`;
}

/** "21 Nov 2026" */
export function formatDay(iso: string): string {
  return DAY.format(new Date(iso));
}
