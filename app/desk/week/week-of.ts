import type { DeskPlace } from "#app/desk/data/desk-place.ts";
import { dayBegin, dayOf, startOfDay, weekdayOf, weekNumber } from "#lib/pakistan-days.ts";
import { DAY_MS } from "#lib/durations.ts";

type WeekPlace = Extract<DeskPlace, { screen: "week" }>;

/** The days that an address asks for, both included; the running week where it names none. */
export function spanOf(place: WeekPlace, now: number): { from: string; to: string } {
  if (place.from !== undefined && place.to !== undefined) return { from: place.from, to: place.to };
  const [year, number] = (place.week ?? "").split("-").map(Number);
  const monday = year && number ? mondayOf(year, number) : mondayBefore(now);
  return { from: dayOf(monday), to: dayOf(monday + 6 * DAY_MS) };
}

/** The ISO week in which a moment lies, and its address. */
export function weekOf(at: number): { number: number; place: WeekPlace } {
  const monday = mondayBefore(at);
  // The week's year is that of its Thursday: https://en.wikipedia.org/wiki/ISO_week_date
  const year = Number(dayOf(monday + 3 * DAY_MS).slice(0, 4));
  const number = weekNumber(at);
  return { number, place: { screen: "week", week: `${year}-${String(number).padStart(2, "0")}` } };
}

/** The first week of a year is the one that holds 4 January. */
function mondayOf(year: number, week: number): number {
  return mondayBefore(startOfDay(`${year}-01-04`)) + (week - 1) * 7 * DAY_MS;
}

function mondayBefore(at: number): number {
  return dayBegin(at) - weekdayOf(at) * DAY_MS;
}
