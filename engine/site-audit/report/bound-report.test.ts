import { expect, test } from "vitest";

import { MAX_REPORT_LIST_CHARACTERS } from "#engine/bounds.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";
import { boundReport } from "./bound-report.ts";

const reportOf = (pages: number, length: number) =>
  ({
    bounds: [],
    fixes: [],
    coverage: { reasons: [] },
    issues: ["one", "two"].map((id) => ({
      id,
      pages: Array.from({ length: pages }, (_, n) => ({ url: `${n}${"x".repeat(length)}` })),
    })),
    pages: Array.from({ length: pages }, (_, n) => ({ url: `${n}${"x".repeat(length)}` })),
    pictures: {
      depth: [],
      redirects: Array.from({ length: pages }, (_, n) => ({ from: `${n}${"x".repeat(length)}` })),
    },
  }) as unknown as SiteReport;

test("an ordinary report stays as it is", () => {
  const report = reportOf(100, 100);
  expect(boundReport(report)).toEqual(report);
});

test("the lists of a long one end early, and it says so", () => {
  const report = boundReport(reportOf(20_000, 2_000));
  expect(JSON.stringify(report.pages).length).toBeLessThan(MAX_REPORT_LIST_CHARACTERS * 1.1);
  expect(JSON.stringify(report.issues).length).toBeLessThan(MAX_REPORT_LIST_CHARACTERS * 1.1);
  expect(JSON.stringify(report.pictures).length).toBeLessThan(1_100_000);
  expect(report.pages.length).toBeGreaterThan(1_000);
  expect(report.bounds.map(({ id }) => id)).toEqual(["report"]);
});
