const longDate = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** An ISO day in long form, the same in every time zone: "2025-06-12" becomes "12 June 2025". */
export function formatDate(isoDay: string): string {
  return longDate.format(new Date(`${isoDay}T00:00:00Z`));
}
