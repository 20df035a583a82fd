import { expect, test } from "vitest";

import { writeCalendar } from "#lib/icalendar.ts";

const stamp = Date.UTC(2026, 10, 23, 9, 30);
const made = { product: "Pehla Page", stamp };

test("a day is an event of the whole day, with lines that end in CR LF", () => {
  const text = writeCalendar(
    [{ uid: "eid@example.pk", day: "2027-02-28", summary: "Eid", description: "Sweets" }],
    made,
  );

  expect(text.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Pehla Page//EN",
    "BEGIN:VEVENT",
    "UID:eid@example.pk",
    "DTSTAMP:20261123T093000Z",
    "DTSTART;VALUE=DATE:20270228",
    "DTEND;VALUE=DATE:20270301",
    "SUMMARY:Eid",
    "DESCRIPTION:Sweets",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("commas, semicolons, backslashes and line breaks are escaped", () => {
  const [day] = [{ uid: "a", day: "2027-01-01", summary: "a,b;c\\d", description: "e\nf" }];
  const text = writeCalendar([day], made);

  expect(text).toContain("SUMMARY:a\\,b\\;c\\\\d\r\n");
  expect(text).toContain("DESCRIPTION:e\\nf\r\n");
});

test("no line has more than 75 octets, and a letter of several is not cut", () => {
  const description = "قیمت ".repeat(40).trim();
  const text = writeCalendar([{ uid: "a", day: "2027-01-01", summary: "a", description }], made);
  const lines = text.split("\r\n");

  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(`DESCRIPTION:${description}`);
});
