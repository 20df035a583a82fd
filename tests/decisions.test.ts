import { expect, test } from "vitest";

import { listProjectFiles, readText } from "#tests/support/project-files.ts";

const decisions = listProjectFiles().filter((file) => file.startsWith("docs/decisions/"));

test("there are decisions to look at", () => {
  expect(decisions.length).toBeGreaterThan(10);
});

test("no two decisions share a number", () => {
  const numbers = decisions.map((file) => file.slice("docs/decisions/".length).slice(0, 4));

  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test.each(decisions)(
  "%s has a number, a title, its date and status, what was decided and its price",
  (file) => {
    expect(file).toMatch(/\/\d{4}-[a-z\d-]+[.]md$/);
    expect(readText(file)).toMatch(
      /^# [^\n]+\n\nDate: 20\d\d-\d\d-\d\d · Status: (?:in force|replaced by \d{4})\n\n/,
    );
    expect(readText(file)).toContain("**Decided.**");
    expect(readText(file)).toContain("**Price.**");
  },
);
