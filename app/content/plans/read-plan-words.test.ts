import { expect, test } from "vitest";

import { readPlanWords } from "./read-plan-words.ts";

test("what every plan has: audit, profile, who makes the fixes and for how long, the person, the log", () => {
  const { inEveryPlan } = readPlanWords();

  expect(inEveryPlan.map(({ term }) => term)).toEqual([
    "First audit",
    "Business Profile",
    "Fixes on the site",
    "One named person",
    "Change log",
  ]);
  expect(inEveryPlan[2]?.meaning).toMatch(/\d+ hours a month in Basic, \d+ in Growth, \d+ in Auth/);
});

test("the words that no owner knows are explained", () => {
  const { glosses } = readPlanWords();

  expect(glosses.map(({ term }) => term)).toEqual([
    "Keyword",
    "Citation",
    "Outreach",
    "Post of 800 words",
    "Reporting",
  ]);
});
