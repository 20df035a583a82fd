import { expect, test } from "vitest";

import { authors } from "#app/content/authors/index.ts";
import { plotCalls, readSampleReport } from "./index.ts";
import { findComparisonCell, findPlan } from "#app/content/plans/index.ts";
import { readPlanWords } from "#app/content/plans/read-plan-words.ts";
import { spellNumberFirst } from "#lib/spell-number.ts";
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

test("its person is one of ours, and it shows the hours, posts and emails of its plan", () => {
  const plan = findPlan(report.plan)!;
  const hours = new RegExp(`(\\d+) (?:hours a month )?in ${plan.title}`).exec(
    readPlanWords().inEveryPlan.find(({ term }) => term === "Fixes on the site")?.meaning ?? "",
  )?.[1];

  expect(authors.map(({ name }): string => name)).toContain(report.named);
  expect(report.hours.join(" ")).toContain(`of ${hours} hours`);
  const posts = Number(findComparisonCell(plan, "Posts a month"));
  const named = report.done
    .find((line) => line.includes(" posts: "))
    ?.split(": ")[1]
    ?.split(", ");
  expect(report.done.join(" ")).toContain(`${spellNumberFirst(posts)} posts: `);
  expect(named).toHaveLength(posts);
  expect(report.log.filter(([, what]) => what?.startsWith("Posts on "))).toHaveLength(posts / 2);
  const asked = report.done.find((line) => line.includes(" emails asking for a link: "));
  expect(asked).toMatch(new RegExp(`^${findComparisonCell(plan, "Backlink outreach")} `));
  expect(asked).toContain("one supplier and the trade body linked, two did not answer, one asked");
});

test("the pages that left the index are the difference of the table", () => {
  const [, first, before, now] = report.figures.find(([name]) => name === "Pages in the index")!;

  expect(report.done.join(" ")).toContain(`${Number(first) - Number(now)} pages that`);
  expect(report.done.join(" ")).toContain(`the last ${Number(before) - Number(now)} went`);
});

test("it says what did not work", () => {
  expect(report.failed.length).toBeGreaterThan(0);
});
