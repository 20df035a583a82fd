import { expect, test } from "vitest";

import { toAuditJson } from "#engine/page-audit/audit-json.ts";
import {
  findFaults,
  writeCsv,
  writeJson,
  writeMarkdown,
} from "#app/tools/seo-audit/audit-exports.ts";
import { auditHtml } from "#engine/page-audit/audit-page.ts";
import { makeSampleReport } from "#app/tools/seo-audit/sample.ts";
import { levelOf } from "#app/tools/seo-audit/score-level.ts";

const answer = auditHtml('<h1>x</h1>\n<a href="/a">click here</a>', {
  url: "https://a.pk/p",
  now: 0,
});
if (!answer.ok) throw new Error(answer.problem);
const audit = answer.value;

test("JSON is the machine output of the command line", () => {
  expect(JSON.parse(writeJson(audit))).toEqual(toAuditJson(audit));
});

test("CSV has a row for each check", () => {
  expect(writeCsv(audit).trim().split("\r\n")).toHaveLength(audit.findings.length + 1);
});

test("Markdown names each lost point once, the dearest first", () => {
  const points = [...writeMarkdown(audit).matchAll(/^### −(\d+) /gm)].map(([, each]) =>
    Number(each),
  );

  expect(points).toEqual(findFaults(audit.findings).map((finding) => finding.points));
  expect(points).toEqual(points.toSorted((a, b) => b - a));
});

test.each([
  [100, "good"],
  [85, "good"],
  [84, "middling"],
  [60, "middling"],
  [59, "poor"],
])("a ring of %i is %s", (score, level) => {
  expect(levelOf(score)).toBe(level);
});

test("the sample keeps its range, and five checks on each side", () => {
  expect([makeSampleReport(() => 0).score, makeSampleReport(() => 0.999_999).score]).toEqual([
    65, 95,
  ]);
  expect(makeSampleReport(() => 0).onPage).toHaveLength(5);
  expect(makeSampleReport(() => 0).technical).toHaveLength(5);
});
