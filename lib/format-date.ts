import { monthAndYear } from "./months.ts";

/**
 * An ISO day in long form, the same in every time zone: "2025-06-12" becomes "12 June 2025".
 * Throws a RangeError for what is not a day.
 */
export function formatDate(isoDay: string): string {
  const day = new Date(`${isoDay}T00:00:00Z`).toISOString();
  return `${Number(day.slice(8, 10))} ${monthAndYear(day.slice(0, 7))}`;
}
