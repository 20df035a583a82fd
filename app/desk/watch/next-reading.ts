import { tellTime, tellUntil } from "#lib/time-words.ts";
import { dayOf, startOfDay } from "#lib/pakistan-days.ts";
import { DAY_MS, HOUR_MS } from "#lib/durations.ts";

/** "tonight", "within the hour", "today 14:00", "Sunday 02:04", "9 November". */
export function describeNextReading(at: number, now: number): string {
  if (at - now <= HOUR_MS) return "within the hour";
  const hours = (at - startOfDay(dayOf(at))) / HOUR_MS;
  // A night's reading belongs to the evening before it.
  if (hours < 6 && at - now < DAY_MS) return "tonight";
  return tellUntil(at, now).replace(",", "");
}

/** "today 04:10", "Sunday 02:04", "9 November". */
export function describeLastReading(at: number, now: number): string {
  return dayOf(at) === dayOf(now) ? `today ${tellTime(at)}` : tellUntil(at, now).replace(",", "");
}
