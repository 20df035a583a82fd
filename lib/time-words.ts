/**
 * Durations and moments in words, the same on screen, on paper, in files, in mails and in the
 * terminal. A moment is in milliseconds since 1970, and its day and time are Pakistan's.
 */

import { count } from "./count.ts";
import { MINUTE_MS } from "./durations.ts";
import { formatDate } from "./format-date.ts";
import { longMonth, shortMonth } from "./months.ts";
import { dayNumber, dayOf, timeOf, weekdayOf, yearOf } from "./pakistan-days.ts";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Pakistan Standard Time: said beside a time wherever the reader may be elsewhere. */
const ZONE = "PKT";

/**
 * "19 min", "3 h", "1 h 25 min"; in a row "1 h 25". From two days on the minutes are left out, and
 * from three days on it is days: "60 days".
 */
export function tellDuration(ms: number, { inRow = false } = {}): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours >= 72) return count(Math.floor(hours / 24), "day");
  if (hours === 0) return `${rest} min`;
  if (rest === 0 || hours >= 48) return `${hours} h`;
  return inRow ? `${hours} h ${rest}` : `${hours} h ${rest} min`;
}

/** "09:36". */
export function tellTime(at: number): string {
  return timeOf(at);
}

/** "09:36 PKT". */
export function tellTimeInZone(at: number): string {
  return `${timeOf(at)} ${ZONE}`;
}

/** "Monday". */
export function tellWeekday(at: number): string {
  return WEEKDAYS[weekdayOf(at)] ?? "";
}

/** "November". */
export function tellMonth(at: number): string {
  return longMonth(monthOf(at));
}

/** "9 November", with the year if it is another. */
export function tellDay(at: number, now: number): string {
  return yearOf(at) === yearOf(now) ? `${dateOf(at)} ${tellMonth(at)}` : tellDayAndYear(at);
}

/** "9 November 2026". */
export function tellDayAndYear(at: number): string {
  return formatDate(dayOf(at));
}

/** "9 November 2026, 09:36 PKT". */
export function tellDayAndTime(at: number): string {
  return `${tellDayAndYear(at)}, ${tellTimeInZone(at)}`;
}

/** "28 Sep". */
export function tellShortDay(at: number): string {
  return `${dateOf(at)} ${shortMonth(monthOf(at))}`;
}

/** "28 Sep 2026, 09:36 PKT". */
export function tellShortMoment(at: number): string {
  return `${tellShortDay(at)} ${yearOf(at)}, ${tellTimeInZone(at)}`;
}

/** "2026-09-28 09:36 PKT", for a list in the terminal. */
export function tellStamp(at: number): string {
  return `${dayOf(at)} ${tellTimeInZone(at)}`;
}

/** "09:36" today, "Sun 08:28" within six days, "9 November" before. */
export function tellMoment(at: number, now: number): string {
  const days = daysBetween(at, now);
  if (days === 0) return tellTime(at);
  if (Math.abs(days) <= 6) return `${tellWeekday(at).slice(0, 3)} ${tellTime(at)}`;
  return tellDay(at, now);
}

/** "today at 09:55", "yesterday at 18:02", "Friday at 18:12", "on 9 November". */
export function tellWhen(at: number, now: number): string {
  const days = daysBetween(at, now);
  if (days > 6) return `on ${tellDay(at, now)}`;
  return `${nearDay(at, days)} at ${tellTime(at)}`;
}

/** "today, 09:42", "tomorrow, 09:40", "Friday, 18:12", "9 November". */
export function tellUntil(at: number, now: number): string {
  const days = daysBetween(at, now);
  return Math.abs(days) > 6 ? tellDay(at, now) : `${nearDay(at, days)}, ${tellTime(at)}`;
}

function nearDay(at: number, days: number): string {
  if (days === 0) return "today";
  if (days === 1) return "yesterday";
  return days === -1 ? "tomorrow" : tellWeekday(at);
}

/** "Sunday 22 November, 08:28". */
export function tellFully(at: number, now: number): string {
  return `${tellWeekday(at)} ${tellDay(at, now)}, ${tellTime(at)}`;
}

/** Calendar days of Pakistan from `at` to `now`; below 0 for what is to come. */
function daysBetween(at: number, now: number): number {
  return dayNumber(now) - dayNumber(at);
}

/** "2026-11" */
function monthOf(at: number): string {
  return dayOf(at).slice(0, 7);
}

/** The day of the month. */
function dateOf(at: number): number {
  return Number(dayOf(at).slice(8));
}
