import { DAY_MS } from "#lib/durations.ts";

/** A whole day in a calendar. `day` as YYYY-MM-DD; `uid` stays the same when the entry changes. */
export type CalendarDay = { uid: string; day: string; summary: string; description: string };

const MAX_OCTETS = 75;

/**
 * A calendar file that phones and desk programs import: https://www.rfc-editor.org/rfc/rfc5545.
 * `stamp` is the moment of its making, in ms since 1970.
 */
export function writeCalendar(
  days: readonly CalendarDay[],
  { product, stamp }: { product: string; stamp: number },
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(product)}//EN`,
    ...days.flatMap(({ uid, day, summary, description }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `DTSTAMP:${toMoment(stamp)}`,
      `DTSTART;VALUE=DATE:${toDate(Date.parse(day))}`,
      // Not part of the day itself: 3.6.1.
      `DTEND;VALUE=DATE:${toDate(Date.parse(day) + DAY_MS)}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** 3.3.11: backslash, semicolon, comma and line break are escaped. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll("\n", "\\n");
}

/** 3.1: a line has at most 75 octets; what is longer goes on after a line break and a blank. */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > MAX_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function toMoment(ms: number): string {
  return new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

function toDate(ms: number): string {
  return toMoment(ms).slice(0, 8);
}
