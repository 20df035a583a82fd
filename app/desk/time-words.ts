/** Durations and moments as the desk writes them. Moments are Pakistan's, wherever the browser stands. */

import { count } from "#lib/count.ts";
import { MINUTE_MS } from "#lib/durations.ts";
import { dayNumber, yearOf } from "#lib/pakistan-days.ts";

const timeZone = "Asia/Karachi";

const formatters = {
  time: format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
  shortDay: format({ weekday: "short" }),
  weekday: format({ weekday: "long" }),
  day: format({ day: "numeric", month: "long" }),
  dayAndYear: format({ day: "numeric", month: "long", year: "numeric" }),
  shortMonthDay: format({ day: "numeric", month: "short" }),
};

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-GB", { ...options, timeZone });
}

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
  return formatters.time.format(at);
}

/** "Monday". */
export function tellWeekday(at: number): string {
  return formatters.weekday.format(at);
}

/** "9 November", with the year if it is another. */
export function tellDay(at: number, now: number): string {
  const form = yearOf(at) === yearOf(now) ? formatters.day : formatters.dayAndYear;
  return form.format(at);
}

/** "9 November 2026". */
export function tellDayAndYear(at: number): string {
  return formatters.dayAndYear.format(at);
}

/** "28 Sep". */
export function tellShortDay(at: number): string {
  return formatters.shortMonthDay.format(at).replace("Sept", "Sep");
}

/** "09:36" today, "Sun 08:28" within six days, "9 November" before. */
export function tellMoment(at: number, now: number): string {
  const days = daysBetween(at, now);
  if (days === 0) return tellTime(at);
  if (Math.abs(days) <= 6) return `${formatters.shortDay.format(at)} ${tellTime(at)}`;
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
