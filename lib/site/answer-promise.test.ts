import { describe, expect, test } from "vitest";

import { DAY_MS, HOUR_MS, MINUTE_MS } from "#lib/durations.ts";
import { dueAt, lateBefore, tellPromise, tellPromiseAt, tellWeekend } from "./answer-promise.ts";
import { site } from "./site.ts";

const at = (text: string) => Date.parse(`${text}:00+05:00`);

test.each([
  ["a Wednesday", "2026-11-25T15:00", "2026-11-26T15:00"],
  ["Friday evening", "2026-11-27T22:00", "2026-11-28T22:00"],
  ["the last minute of Saturday's office", "2026-11-28T17:59", "2026-11-29T17:59"],
  ["Saturday at 6 pm", "2026-11-28T18:00", "2026-11-30T12:00"],
  ["Saturday night", "2026-11-28T23:30", "2026-11-30T12:00"],
  ["Sunday noon", "2026-11-29T12:00", "2026-11-30T12:00"],
  ["the last minute of Sunday", "2026-11-29T23:59", "2026-11-30T12:00"],
  ["the first minute of Monday", "2026-11-30T00:00", "2026-12-01T00:00"],
  ["the turn of the year, on a Saturday", "2028-12-30T20:00", "2029-01-01T12:00"],
])("what comes on %s has its time", (_when, came, due) => {
  expect(dueAt(at(came))).toBe(at(due));
});

test.each([
  site,
  { ...site, answerWithinHours: 4 },
  { ...site, answerWithinHours: 60 },
  {
    ...site,
    openingHours: {
      ...site.openingHours,
      days: ["Sunday", "Monday", "Tuesday", "Wednesday"] as const,
    },
  },
])("what is late at a moment is what was due before it, %#", (facts) => {
  const own = {
    ...facts,
    openingHours: { ...facts.openingHours, days: [...facts.openingHours.days] },
  };
  const start = at("2026-11-23T00:00");
  for (let now = start; now < start + 8 * DAY_MS; now += 30 * MINUTE_MS) {
    const bound = lateBefore(now, own);
    for (let came = now - 6 * DAY_MS; came <= now; came += 30 * MINUTE_MS) {
      expect([now, came, came < bound]).toEqual([now, came, dueAt(came, own) < now]);
    }
  }
});

describe("where somebody is there every day", () => {
  const daily = {
    ...site,
    openingHours: { ...site.openingHours, days: [...site.openingHours.days, "Sunday" as const] },
  };

  test("the hours hold always, and no weekend is named", () => {
    const sunday = at("2026-11-29T12:00");
    expect(dueAt(sunday, daily)).toBe(sunday + 24 * HOUR_MS);
    expect(lateBefore(sunday, daily)).toBe(sunday - 24 * HOUR_MS);
    expect(tellPromiseAt(sunday, daily)).toBe("in 24 hours");
    expect(tellPromise(daily)).toBe("Within 24 hours.");
  });
});

test("what is promised now is said on a weekend too", () => {
  expect(tellPromiseAt(at("2026-11-28T17:59"))).toBe("in 24 hours");
  expect(tellPromiseAt(at("2026-11-28T18:00"))).toBe("by Monday noon");
});

test("the sentence names the day and the hours of the site file", () => {
  expect(tellPromise()).toBe(
    "Within 24 hours. What comes after Saturday 6 pm is answered by Monday noon.",
  );
  const openingHours = { ...site.openingHours, closes: "17:30" };
  expect(tellWeekend({ ...site, openingHours, answerAfterWeekendBy: "11:00" })).toBe(
    "What comes after Saturday 5.30 pm is answered by Monday 11 am.",
  );
});
