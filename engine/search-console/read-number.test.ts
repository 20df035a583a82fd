import { expect, test } from "vitest";

import { readPercent, readWhole } from "./read-number.ts";

test.each([
  ["0", 0],
  ["1200", 1200],
  ["1,200", 1200],
  ["1.200", 1200],
  ["1\u202F200", 1200],
  ["1’200", 1200],
  ["1,23,456", 123_456],
  ["۱٬۲۰۰", 1200],
  ["१२", 12],
  ["٣٤٠", 340],
  ["8.2", undefined],
  ["15,8", undefined],
  ["1,2,3", undefined],
  ["-3", undefined],
  ["12%", undefined],
  ["", undefined],
  ["2026-11-28", undefined],
] as const)("%s is the whole number %s", (cell, number) => {
  expect(readWhole(cell)).toBe(number);
});

test.each([
  ["3.53%", 3.53],
  ["0,48 %", 0.48],
  ["%40", 40],
  ["۳٫۵٪", 3.5],
  ["0%", 0],
  ["12", undefined],
  ["%", undefined],
] as const)("%s is the rate %s", (cell, rate) => {
  expect(readPercent(cell)).toBe(rate);
});
