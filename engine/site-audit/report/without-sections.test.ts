import { expect, test } from "vitest";

import { reportSections, type ReportSection } from "./report-sections.ts";
import { withoutSections } from "./without-sections.ts";
import { writeClientMarkdown } from "#engine/site-audit/export/client-markdown.ts";
import { madeReports } from "#tests/support/made-reports.ts";

const report = {
  ...madeReports.many,
  whatsapp: "*shop.example: x*\n1. First (where)\nSince 1 November 2026: 2 fixed.",
};

test("where nothing is hidden, it is the report itself", () => {
  expect(withoutSections(report, [])).toBe(report);
});

test.each<[ReportSection, string]>([
  ["since", "Since 1 November"],
  ["coverage", '"reasons":[{'],
  ["fixes", JSON.stringify(report.fixes[0]?.fix)],
  ["fixes", "1. First"],
  ["pictures", '"depth":[{'],
  ["pages", '"inSitemap":'],
])("what is hidden is not in it: %s, %s", (section, mark) => {
  const others = withoutSections(report, [section]);
  expect(JSON.stringify(report)).toContain(mark);
  expect(JSON.stringify(others)).not.toContain(mark);
  expect(others.leftOut).toEqual([section]);
});

test("the owner's pages without all sections are the sentence alone", () => {
  const [first] = report.sentence.split(". ");
  const written = writeClientMarkdown(withoutSections(report, reportSections));
  expect(written).toContain(`\n\n${first}. `);
  expect(written).not.toContain("##");
});
