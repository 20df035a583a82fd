import type { SiteFacts } from "./site-schema.ts";

type OpeningHours = SiteFacts["openingHours"];

/** "Monday to Saturday, 10 to 6", "Friday break 1 to 2.30", "In Ramzan 10 to 4": the hours as a person says them. */
export function describeHours({
  days,
  opens,
  closes,
  fridayBreak,
  ramzan,
}: OpeningHours): string[] {
  return [
    `${days[0]} to ${days.at(-1)}, ${sayTime(opens)} to ${sayTime(closes)}`,
    `Friday break ${sayTime(fridayBreak.from)} to ${sayTime(fridayBreak.to)}`,
    `In Ramzan ${sayTime(ramzan.opens)} to ${sayTime(ramzan.closes)}`,
  ];
}

/** "14:30" → "2.30", "18:00" → "6": all of them are within a working day. */
export function sayTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const hour = hours % 12 || 12;
  return minutes === 0 ? String(hour) : `${hour}.${String(minutes).padStart(2, "0")}`;
}

/**
 * The usual hours as https://schema.org/OpeningHoursSpecification, Friday in two parts. Ramzan moves each
 * year, so its hours are on the pages alone.
 */
export function specifyHours({ days, opens, closes, fridayBreak }: OpeningHours) {
  const others = days.filter((day) => day !== "Friday");
  return [
    specify(others, opens, closes),
    ...(days.includes("Friday")
      ? [specify(["Friday"], opens, fridayBreak.from), specify(["Friday"], fridayBreak.to, closes)]
      : []),
  ];
}

function specify(dayOfWeek: OpeningHours["days"], opens: string, closes: string) {
  return { "@type": "OpeningHoursSpecification" as const, dayOfWeek, opens, closes };
}
