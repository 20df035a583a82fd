import { expect, test } from "vitest";

import { clockStep, describeClock } from "./clock.tsx";

const HOUR = 3_600_000;

test("what came on Saturday evening has until Monday noon", () => {
  const saturday = Date.parse("2026-11-28T19:00:00+05:00");
  const clocked = { at: saturday, answeredAt: null };

  expect(describeClock(clocked, saturday + 25 * HOUR)).toBe("waiting 25 h");
  expect(describeClock(clocked, saturday + 40 * HOUR)).toBe("1 h left");
  expect(describeClock(clocked, saturday + 42 * HOUR)).toBe("1 h late");
});

test.each([
  [0.3, undefined, "calm", "waiting 18 min"],
  [9.75, undefined, "calm", "waiting 9 h 45"],
  [16, undefined, "soon", "8 h left"],
  [24, undefined, "late", "0 min late"],
  [25.2, undefined, "late", "1 h 12 late"],
  [30, 2, "done", "after 2 h"],
])("after %f hours, answered at %s: %s, %s", (hours, answered, step, words) => {
  const answeredAt = answered === undefined ? null : answered * HOUR;
  expect(clockStep({ at: 0, answeredAt }, hours * HOUR)).toBe(step);
  expect(describeClock({ at: 0, answeredAt }, hours * HOUR)).toBe(words);
});
