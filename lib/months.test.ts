import { expect, test } from "vitest";

import { addMonths, longMonth, monthAndYear, monthsBetween, shortMonth } from "./months.ts";

test.each([
  ["2023-09", 0, "2023-09"],
  ["2023-09", 3, "2023-12"],
  ["2023-09", 4, "2024-01"],
  ["2024-12", 13, "2026-01"],
])("%s and %i months make %s", (month, count, sum) => {
  expect(addMonths(month, count)).toBe(sum);
});

test("counts months across the turn of the year, and backwards", () => {
  expect(monthsBetween("2023-09", "2024-03")).toBe(6);
  expect(monthsBetween("2024-03", "2023-09")).toBe(-6);
});

test("names a month short, long and with its year", () => {
  expect([shortMonth("2024-03"), longMonth("2024-03"), monthAndYear("2024-12")]).toEqual([
    "Mar",
    "March",
    "December 2024",
  ]);
});
