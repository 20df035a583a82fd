import { expect, test } from "vitest";

import { reminderTimes } from "./reminder-times.ts";
import { tellFully } from "#lib/time-words.ts";

/** A time in Pakistan. */
const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour - 5, minute);

test.each([
  [
    "Wednesday morning",
    at(25, 10),
    [
      "This evening: Wednesday 25 November, 18:00",
      "Tomorrow: Thursday 26 November, 09:00",
      "Monday: Monday 30 November, 09:00",
    ],
  ],
  [
    "shortly before six",
    at(25, 17, 40),
    ["Tomorrow: Thursday 26 November, 09:00", "Monday: Monday 30 November, 09:00"],
  ],
  [
    "Saturday night",
    at(28, 23, 59),
    ["Tomorrow: Sunday 29 November, 09:00", "Monday: Monday 30 November, 09:00"],
  ],
  [
    "Sunday",
    at(29, 12),
    ["This evening: Sunday 29 November, 18:00", "Tomorrow: Monday 30 November, 09:00"],
  ],
  [
    "Monday at one in the morning",
    at(30, 1),
    [
      "This evening: Monday 30 November, 18:00",
      "Tomorrow: Tuesday 1 December, 09:00",
      "Monday: Monday 7 December, 09:00",
    ],
  ],
])("%s", (_when, now, times) => {
  expect(reminderTimes(now).map((one) => `${one.name}: ${tellFully(one.at, now)}`)).toEqual(times);
});
