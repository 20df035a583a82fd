import { expect, test } from "vitest";

import { plans } from "#app/content/plans/index.ts";
import { readPlanWords } from "#app/content/plans/read-plan-words.ts";
import { services } from "#app/content/services/index.ts";
import { readUrduForm, readUrduPage } from "./index.ts";

const page = readUrduPage();
const form = readUrduForm();

test("the page has the four services, each plan, and no fact unfilled", () => {
  expect(page.works).toHaveLength(services.length);
  expect(page.plans.map(({ name }) => name)).toEqual(plans.map(({ slug }) => slug));
  expect(JSON.stringify({ page, form })).not.toMatch(/\{\w+\}/);
});

test("its numbers are those of the plans", () => {
  for (const [index, { features }] of plans.entries()) {
    const said = page.plans[index]?.text.match(/\d+/g) ?? [];
    const cells = features.flatMap(({ compare }) => Object.values(compare));
    const numbers = cells.flatMap((cell) => /\d+/.exec(cell) ?? []);
    expect(said.filter((number) => !numbers.includes(number))).toEqual([]);
    expect(said.length).toBeGreaterThan(2);
  }
});

test("the hours of fixes are those of every plan", () => {
  const fixes = readPlanWords().inEveryPlan.find(({ term }) => term === "Fixes on the site");

  expect(page.each.match(/\d+/g)).toEqual(fixes?.meaning.match(/\d+/g));
});

test("every word of the form is Urdu, but for an address or a number as an example", () => {
  const { questionMark, language, ...said } = form;
  expect([questionMark, language]).toEqual(["؟", "ur"]);
  const sentences = Object.values(said).flatMap((value) =>
    typeof value === "string" ? [value] : Object.values(value),
  );

  expect(sentences.length).toBeGreaterThan(25);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/\p{Script=Arabic}/u);
    expect(sentence.replaceAll("name@example.com", "")).not.toMatch(/[a-z]/i);
  }
});
