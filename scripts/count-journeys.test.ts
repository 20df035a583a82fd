import { expect, test } from "vitest";

import { countJourneys } from "./count-journeys.ts";

const spec = (title: string, status: string) => ({
  title,
  file: "menus.spec.ts",
  tests: [{ status }],
});

function report(flaky: number) {
  const specs = Array.from({ length: flaky }, (_, at) => spec(`slow ${at}`, "flaky"));
  return {
    stats: { expected: 5, unexpected: 1, skipped: 2, flaky },
    suites: [{ specs: [spec("good", "expected")], suites: [{ specs }] }],
  };
}

test("journeys that passed only at the second try are counted as passed, and named", () => {
  expect(countJourneys(report(2))).toEqual({
    passed: 7,
    failed: 1,
    skipped: 2,
    secondTries: ["menus.spec.ts: slow 0", "menus.spec.ts: slow 1"],
  });
});

test("three of them are let pass, a fourth is a failure", () => {
  expect(countJourneys(report(3)).failed).toBe(1);
  expect(countJourneys(report(4)).failed).toBe(2);
});
