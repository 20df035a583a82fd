import { expect, test } from "vitest";

import { describeWaiting } from "./describe-waiting.ts";

const HOUR = 3_600_000;
/** A Friday: 24 hours before it is no weekend. */
const now = 200 * HOUR;
const waits = (hours: number) => ({ at: now - hours * HOUR, answeredAt: null });

test.each([
  [[], "Nobody is waiting."],
  [[3], "One person is waiting."],
  [[25.2, 20, 1], "Three people are waiting. One is late."],
  [[30, 25], "Two people are waiting. Two are late."],
  [[22.5, 1], "Two people are waiting. The first has 1 h 30 min left."],
])("%j hours: %s", (hours, told) => {
  expect(describeWaiting(hours.map(waits), { waiting: hours.length, late: 0 }, now)).toBe(told);
});

test("of more than are loaded, all that are late are told", () => {
  const loaded = Array.from({ length: 50 }, () => waits(30));
  const told = describeWaiting(loaded, { waiting: 71, late: 60 }, now);
  expect(told).toBe("71 people are waiting. 60 are late.");
});
