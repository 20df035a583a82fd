import { expect, test } from "vitest";

import { readFigure } from "./read-figure.ts";

test.each([
  ["120", 120],
  ["1,234", 1234],
  ["1 234 567", 1_234_567],
  ["1.2K", 1200],
  ["3m", 3_000_000],
  ["DR 58", 58],
  ["DA: 40.5", 40.5],
  ["58/100", 58],
  ["12 domains", 12],
  ["1.2K ref. domains", 1200],
  ["۱۲۰", 120],
  ["١٬٢٣٤", 1234],
  ["१,२०४", 1204],
  ["১২০", 120],
  ["௧௨௦", 120],
  ["1,23,456", 123_456],
  ["2 lakh", 200_000],
  ["۲ ہزار", 2000],
  ["1’234", 1234],
  ["58 DR", 58],
])("%s is %d", (typed, figure) => {
  expect(readFigure(typed)).toBe(figure);
});

test.each(["", "ten", "-2", "1,5", "12,34", "1,2,345", "500+", "1.2.3", "https://a.pk"])(
  "%j is no figure",
  (typed) => {
    expect(readFigure(typed)).toBeUndefined();
  },
);
