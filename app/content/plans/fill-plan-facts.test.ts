import { expect, test } from "vitest";

import { fillPlanFacts } from "./fill-plan-facts.ts";

test.each([
  ["From {basic} a month.", "From PKR 45,000 a month."],
  ["{growth Citations} instead of {basic Citations}", "25 instead of 10"],
  ["{authority Keywords} and, of Growth, {authority Citations}", "50+ and, of Growth, 25"],
  ["{people} within {hours}", "{people} within {hours}"],
])("%s", (text, filled) => {
  expect(fillPlanFacts(text)).toBe(filled);
});

test("a row that the plan does not have is told with those that exist", () => {
  expect(() => fillPlanFacts("{basic Backlink outreach}")).toThrow("Basic has: Keywords, Posts");
  expect(() => fillPlanFacts("{growth Kisses}")).toThrow("{growth Kisses}");
});
