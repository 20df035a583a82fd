import { describe, expect, test } from "vitest";

import { judgeClock, type ClockMemory } from "./clock-memory.ts";
import { DAY_MS, HOUR_MS } from "#lib/durations.ts";

const NOW = Date.UTC(2026, 10, 21, 9);

/** Looks at a steady clock every hour, and returns after how many hours it is believed. */
function hoursUntilBelieved(memory: ClockMemory, start: number, limit: number) {
  let current = memory;
  for (let hour = 0; hour <= limit; hour += 1) {
    const judgement = judgeClock(current, start + hour * HOUR_MS);
    if (judgement.aheadMs === 0) return hour;
    current = judgement.memory;
  }
  return undefined;
}

test("the newest time seen is kept, and a clock within a day of it is believed", () => {
  expect(judgeClock({ newest: NOW }, NOW + DAY_MS)).toMatchObject({
    memory: { newest: NOW + DAY_MS },
    aheadMs: 0,
  });
  expect(judgeClock({ newest: NOW }, NOW - HOUR_MS)).toMatchObject({
    memory: { newest: NOW },
    aheadMs: 0,
  });
});

test("a clock that leapt ahead by more than a day is not believed", () => {
  expect(judgeClock({ newest: NOW }, NOW + DAY_MS + 1)).toMatchObject({
    memory: { newest: NOW },
    aheadMs: DAY_MS + 1,
    mayProve: true,
  });
});

describe("a leap is believed", () => {
  test("after a day of steady running, as after two days switched off", () => {
    expect(hoursUntilBelieved({ newest: NOW }, NOW + 2 * DAY_MS, 48)).toBe(24);
  });

  test("never by itself where it is more than a month", () => {
    expect(hoursUntilBelieved({ newest: NOW }, NOW + 3 * 365 * DAY_MS, 24 * 400)).toBeUndefined();
    expect(judgeClock({ newest: NOW }, NOW + 40 * DAY_MS).mayProve).toBe(false);
  });

  test("not where the clock leaps again meanwhile: the day begins again", () => {
    const first = judgeClock({ newest: NOW }, NOW + 2 * DAY_MS);

    const second = judgeClock(first.memory, NOW + 5 * DAY_MS);

    expect(second.aheadMs).toBe(5 * DAY_MS);
    expect(hoursUntilBelieved(second.memory, NOW + 5 * DAY_MS, 48)).toBe(24);
  });
});

test("a clock that is set right again is believed at once", () => {
  const ahead = judgeClock({ newest: NOW }, NOW + 3 * 365 * DAY_MS);

  expect(judgeClock(ahead.memory, NOW + HOUR_MS)).toMatchObject({
    memory: { newest: NOW + HOUR_MS },
    aheadMs: 0,
  });
});

test("a clock that is behind holds up nothing, and the newest time stays", () => {
  expect(judgeClock({ newest: NOW }, NOW - 30 * DAY_MS)).toMatchObject({
    memory: { newest: NOW },
    aheadMs: 0,
  });
});
