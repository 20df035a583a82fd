import { expect, test } from "vitest";

import { groupWaits, lineEnd } from "./group-waits.ts";
import { HOUR_MS } from "#lib/durations.ts";

const now = 2000 * HOUR_MS;
const waits = (hours: number, count = 1) => ({ at: now - hours * HOUR_MS, count });

test("all who wait are on the line, whatever their number", () => {
  const flood = [waits(1465, 96), ...Array.from({ length: 24 }, (_, hour) => waits(hour, 20))];
  const groups = groupWaits(flood, now);

  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(96 + 24 * 20);
  expect(groups.at(-1)).toEqual({ x: lineEnd, count: 96, step: "late" });
  const gaps = groups.slice(1).map(({ x }, index) => x - (groups[index]?.x ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(3);
});

test("two of the same hour are one mark, and no one late is in it", () => {
  expect(groupWaits([waits(9), waits(9.1), waits(3)], now).map(({ count }) => count)).toEqual([
    1, 2,
  ]);
  expect(groupWaits([waits(24.1), waits(23.9)], now).map(({ step }) => step)).toEqual([
    "soon",
    "late",
  ]);
});
