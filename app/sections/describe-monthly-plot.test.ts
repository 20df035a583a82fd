import { expect, test } from "vitest";

import {
  captionMonthlyPlot,
  countMonthsBefore,
  describeMonthlyPlot,
  describePairsPlot,
  meanBefore,
  startWords,
} from "./describe-monthly-plot.ts";

const plot = {
  shape: "line" as const,
  label: "Calls a month",
  firstMonth: "2023-12",
  startMonth: "2024-02",
  values: [10, 13, 12, 15, 20, 30],
};

test("the months before the start are counted, and only they make the mean", () => {
  expect(countMonthsBefore(plot)).toBe(2);
  expect(meanBefore(plot)).toBe(11.5);
});

test("the description says the range before, the start and the end", () => {
  expect(describeMonthlyPlot(plot)).toBe(
    "Calls a month: 10 to 13 in the 2 months before February 2024, then from 12 to 30 in May 2024",
  );
});

test("the caption names the span, and what is shaded", () => {
  expect(captionMonthlyPlot(plot)).toBe(
    "December 2023 to May 2024, 6 months. The shaded part is before our work; the dashed line is its average.",
  );
  expect(captionMonthlyPlot({ ...plot, shape: "bars" })).toBe(
    "December 2023 to May 2024, 6 months. The grey part is before our work.",
  );
});

test("the mark says when the work starts", () => {
  expect(startWords(plot)).toBe("Work starts, February");
});

test("a comparison is read out row by row", () => {
  expect(
    describePairsPlot({
      label: "Tables taken, of 22",
      beforeName: "December",
      afterName: "May",
      from: 0,
      to: 22,
      ticks: [0, 22],
      accent: { rows: ["Tue"], name: "Tuesday" },
      rows: [
        { name: "Mon", before: 6, after: 13 },
        { name: "Tue", before: 7, after: 21 },
      ],
    }),
  ).toBe("Tables taken, of 22, December and May: Mon 6 and 13; Tue 7 and 21");
});
