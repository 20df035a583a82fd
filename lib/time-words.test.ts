import { expect, test } from "vitest";

import {
  tellDayAndTime,
  tellDayAndYear,
  tellDuration,
  tellFully,
  tellMoment,
  tellShortMoment,
  tellStamp,
  tellUntil,
  tellWhen,
} from "./time-words.ts";
import { dayOf, startOfDay } from "./pakistan-days.ts";

/** Monday 23 November 2026, 09:40 in Pakistan. */
const now = Date.parse("2026-11-23T04:40:00Z");
const at = (iso: string) => Date.parse(`${iso}+05:00`);

test.each([
  [19, "19 min", "19 min"],
  [180, "3 h", "3 h"],
  [85, "1 h 25", "1 h 25 min"],
  [1512, "25 h 12", "25 h 12 min"],
  [2885, "48 h", "48 h"],
  [4319, "71 h", "71 h"],
  [4320, "3 days", "3 days"],
  [86_460, "60 days", "60 days"],
])("%i minutes: %s in a row, %s elsewhere", (minutes, inRow, elsewhere) => {
  expect(tellDuration(minutes * 60_000, { inRow: true })).toBe(inRow);
  expect(tellDuration(minutes * 60_000)).toBe(elsewhere);
});

test("a clock that jumped back gives no time below nothing", () => {
  expect(tellDuration(-5)).toBe("0 min");
});

test.each([
  ["2026-11-23T09:36", "09:36"],
  ["2026-11-22T08:28", "Sun 08:28"],
  ["2026-11-17T00:00", "Tue 00:00"],
  ["2026-11-09T08:28", "9 November"],
  ["2025-11-09T08:28", "9 November 2025"],
])("a moment at %s reads %s", (iso, told) => {
  expect(tellMoment(at(iso), now)).toBe(told);
});

test("the day is Pakistan's, not the browser's", () => {
  expect(dayOf(Date.parse("2026-11-22T19:30:00Z"))).toBe("2026-11-23");
  expect(startOfDay("2026-11-23")).toBe(Date.parse("2026-11-22T19:00:00Z"));
});

test("near days have names, far ones their date", () => {
  expect(tellWhen(at("2026-11-22T18:02"), now)).toBe("yesterday at 18:02");
  expect(tellWhen(at("2026-10-02T18:02"), now)).toBe("on 2 October");
  expect(tellUntil(at("2026-11-24T09:40"), now)).toBe("tomorrow, 09:40");
});

/** 25 November in UTC, and the first minutes of the 26th in Pakistan. */
const AFTER_MIDNIGHT = Date.parse("2026-11-25T19:06:00Z");

test("between midnight and five every form says Pakistan's day, and the long ones name the zone", () => {
  expect(tellDayAndYear(AFTER_MIDNIGHT)).toBe("26 November 2026");
  expect(tellDayAndTime(AFTER_MIDNIGHT)).toBe("26 November 2026, 00:06 PKT");
  expect(tellShortMoment(AFTER_MIDNIGHT)).toBe("26 Nov 2026, 00:06 PKT");
  expect(tellStamp(AFTER_MIDNIGHT)).toBe("2026-11-26 00:06 PKT");
  expect(tellFully(AFTER_MIDNIGHT, now)).toBe("Thursday 26 November, 00:06");
});
