import { describe, expect, test } from "vitest";

import { buildReport } from "#engine/site-audit/build-report.ts";
import { maxExceptions } from "#engine/site-audit/rule-helpers/habits.ts";
import type { SiteRows } from "#engine/site-audit/rows.ts";
import { habitCases } from "#tests/cases/site-audit/habit-cases.ts";
import { NOW, toSiteRows, toUrl } from "#tests/support/site-rows.ts";

const findOf = (rows: SiteRows, issue: string) =>
  buildReport(rows, { now: NOW })
    .issues.filter(({ id }) => id === issue)
    .flatMap(({ pages }) => pages.map(({ url }) => url))
    .toSorted();

describe("an exception to the habit of its own site", () => {
  test.each(habitCases)("$issue: $what: $found", ({ issue, found, answers }) => {
    expect(findOf(toSiteRows(answers), issue)).toEqual(found.map(toUrl).toSorted());
  });

  test("is not told of rows that an older version kept without the facts for it", () => {
    for (const { issue, answers } of habitCases.filter(({ issue: each }) =>
      /^(?:data|robots)/.test(each),
    )) {
      const rows = toSiteRows(answers);
      const older = rows.pages.map((page) => {
        const { dataTypes: _types, robots: _robots, ...facts } = page.facts!;
        return { ...page, facts: { ...facts, noindex: null } };
      });

      expect(findOf({ ...rows, pages: older }, issue)).toEqual([]);
    }
  });
});

test.each([
  [10, 1],
  [39, 1],
  [40, 2],
  [1000, 5],
])("of %i pages, %i may be exceptions", (pages, exceptions) => {
  expect(maxExceptions(pages)).toBe(exceptions);
});
