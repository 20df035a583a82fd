import { expect, test } from "vitest";

import { pageRows, speedRows, sumOfWeeks } from "./page-rows.ts";
import type { WeekAnswer } from "#lib/desk/week.ts";

test("how fast: every answer is in one row, and those who wait are told apart", () => {
  const rows = speedRows({
    speeds: [4, 5, 2, 2, 3, 0, 1],
    stillInTime: 5,
    waitLate: 1,
  } as unknown as WeekAnswer);
  const afterWeekend = speedRows({ speeds: [0, 0, 0, 0, 0, 2, 0] } as unknown as WeekAnswer);

  expect(afterWeekend.map(({ cells }) => cells)).toContainEqual(["later, in time", 2]);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["within 1 hour", 4],
    ["1 to 3 hours", 5],
    ["3 to 6 hours", 2],
    ["6 to 12 hours", 2],
    ["12 to 24 hours", 3],
    ["later", 1],
    ["none yet, in time", 5],
    ["none yet, late", 1],
  ]);
});

test("485 pages in one day are twelve rows and one for the others; none is left out", () => {
  const pages = Array.from({ length: 485 }, (_, n) => ({
    page: `/made-up-${n}`,
    came: 1,
    before: 2,
  }));
  const rows = pageRows({ pages, meanOf: 8 }, {});

  expect(rows).toHaveLength(13);
  expect(rows.at(-1)?.cells).toEqual(["Other pages", 473, 946]);
  expect(rows[0]?.bar?.mean).toBe(0.25);
});

test("weeks add up by status", () => {
  const week = { came: 3, inTime: 1, due: 2, new: 1, answered: 0, "in-talk": 1, won: 1, lost: 0 };
  const weeks = [
    { from: "2026-11-09", ...week },
    { from: "2026-11-16", ...week },
  ];
  expect(sumOfWeeks(weeks)).toEqual({
    ...week,
    came: 6,
    inTime: 2,
    due: 4,
    new: 2,
    "in-talk": 2,
    won: 2,
  });
});
