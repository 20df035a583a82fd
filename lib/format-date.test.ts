import { expect, test } from "vitest";

import { formatDate } from "./format-date.ts";

test.each([
  ["2025-06-05", "5 June 2025"],
  ["2025-07-02", "2 July 2025"],
  ["2024-02-29", "29 February 2024"],
  ["2026-12-31", "31 December 2026"],
])("%s is %s, wherever it is read", (day, text) => {
  expect(formatDate(day)).toBe(text);
});

test("refuses what is no day", () => {
  expect(() => formatDate("yesterday")).toThrow(RangeError);
});
