import { DAY_MS, HOUR_MS, MINUTE_MS } from "#lib/durations.ts";
import { dayBegin, weekdayOf } from "#lib/pakistan-days.ts";

/** When a reminder may fall due. */
export type ReminderTime = { name: "This evening" | "Tomorrow" | "Monday"; at: number };

const EVENING_MS = 18 * HOUR_MS;
const MORNING_MS = 9 * HOUR_MS;
/** What would come sooner needs no reminder. */
const SOONEST_MS = 30 * MINUTE_MS;
const SUNDAY = 6;

/** This evening at six, tomorrow and Monday at nine, in Pakistan; each time once. */
export function reminderTimes(now: number): readonly ReminderTime[] {
  const today = dayBegin(now);
  const evening = today + EVENING_MS;
  const weekday = weekdayOf(now);
  return [
    ...(evening - now >= SOONEST_MS ? [{ name: "This evening" as const, at: evening }] : []),
    { name: "Tomorrow", at: today + DAY_MS + MORNING_MS },
    // On a Sunday that is tomorrow.
    ...(weekday === SUNDAY
      ? []
      : [{ name: "Monday" as const, at: today + (7 - weekday) * DAY_MS + MORNING_MS }]),
  ];
}
