import { expect, test } from "vitest";

import { authors } from "#app/content/authors/index.ts";
import { plotCalls, readSampleReport } from "./index.ts";
import { findPlan } from "#app/content/plans/index.ts";
import { readPlanWords } from "#app/content/plans/read-plan-words.ts";
import { addMonths, monthAndYear } from "#lib/months.ts";

const report = readSampleReport();

test("the sentence, the table and the plot say the same figures", () => {
  const [calls] = report.figures;
  const { values } = plotCalls(report);

  expect(calls?.slice(2)).toEqual(values.slice(-2).map(String));
  expect(report.sentence).toContain(`from ${calls?.[2]} to ${calls?.[3]}`);
});

test("the plot ends in the report's month and begins before day one", () => {
  const { firstMonth, startMonth, values } = plotCalls(report);

  expect(monthAndYear(addMonths(firstMonth, values.length - 1))).toBe(report.month);
  expect(monthAndYear(startMonth)).toBe(report.dayone);
});

test("its person is one of ours, and its hours and citations are those of its plan", () => {
  const plan = findPlan(report.plan)!;
  const hours = new RegExp(`(\\d+) (?:hours a month )?in ${plan.title}`).exec(
    readPlanWords().inEveryPlan.find(({ term }) => term === "Fixes on the site")?.meaning ?? "",
  )?.[1];

  expect(authors.map(({ name }): string => name)).toContain(report.named);
  expect(report.hours.join(" ")).toContain(`of ${hours} hours`);
  expect(report.done.join(" ")).toContain(
    `of ${plan.features.flatMap(({ compare }) => compare["Citations"] ?? [])[0]}`,
  );
});

test("it says what did not work", () => {
  expect(report.failed.length).toBeGreaterThan(0);
});
