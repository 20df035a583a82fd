/** Calendar days in Pakistan. Moments are milliseconds since 1970. */

import { DAY_MS, HOUR_MS } from "./durations.ts";

/** No summer time since 2009: https://data.iana.org/time-zones/tzdb/asia */
const OFFSET_MS = 5 * HOUR_MS;

/** Days since 1 January 1970. */
export function dayNumber(at: number): number {
  return Math.floor((at + OFFSET_MS) / DAY_MS);
}

export function yearOf(at: number): number {
  return new Date(at + OFFSET_MS).getUTCFullYear();
}

/** Midnight before a moment. */
export function dayBegin(at: number): number {
  return dayNumber(at) * DAY_MS - OFFSET_MS;
}

/** "2026-11-16" in Pakistan. */
export function dayOf(at: number): string {
  return new Date(at + OFFSET_MS).toISOString().slice(0, 10);
}

/** "09:31" in Pakistan. */
export function timeOf(at: number): string {
  return new Date(at + OFFSET_MS).toISOString().slice(11, 16);
}

/** When a day begins, given as "2026-11-16"; NaN for what is not a date. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - OFFSET_MS;
}

/** When a typed day begins; undefined where there is no such day, as 2026-02-30. */
export function parseDay(day: string): number | undefined {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? startOfDay(day) : Number.NaN;
  return Number.isNaN(at) || dayOf(at) !== day ? undefined : at;
}

/** 0: Monday. */
export function weekdayOf(at: number): number {
  return (new Date(at + OFFSET_MS).getUTCDay() + 6) % 7;
}

/** ISO 8601: the week of the year's first Thursday is its first. */
export function weekNumber(at: number): number {
  const thursday = dayBegin(at) + (3 - weekdayOf(at)) * DAY_MS;
  const first = startOfDay(`${yearOf(thursday)}-01-01`);
  return Math.floor((thursday - first) / (7 * DAY_MS)) + 1;
}
