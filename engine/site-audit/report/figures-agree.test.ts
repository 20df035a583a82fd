import { describe, expect, test } from "vitest";

import { buildReport } from "#engine/site-audit/build-report.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";
import type { CoverageGroup } from "#engine/site-audit/report-page.ts";
import { plantSite } from "#tests/cases/site-audit/planted-site.ts";
import { madeReports } from "#tests/support/made-reports.ts";
import { NOW, toSiteRows } from "#tests/support/site-rows.ts";
import { spellNumber } from "#lib/spell-number.ts";

const planted = plantSite();
const reports: readonly (readonly [string, SiteReport])[] = [
  ...Object.entries(madeReports),
  ["planted", buildReport(toSiteRows(planted.answers, planted.extra), { now: NOW })],
];

const groups: readonly (readonly [CoverageGroup, keyof SiteReport["coverage"]])[] = [
  ["indexable", "indexable"],
  ["by-mistake", "byMistake"],
  ["on-purpose", "onPurpose"],
  ["no-answer", "noAnswer"],
  ["not-read", "notRead"],
];

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

const toNumber = (words: string | undefined) =>
  words === undefined ? undefined : Number(words.replaceAll(",", ""));

describe.each(reports)("in the report %s each figure is the count of its rows:", (_, report) => {
  const { coverage, pages, pictures, fixes, issues } = report;
  const inGroup = (group: CoverageGroup) => pages.filter((page) => page.group === group);

  test("coverage, its sentence and its reasons", () => {
    expect(coverage.known).toBe(pages.length);
    for (const [group, key] of groups) {
      expect(coverage[key]).toBe(inGroup(group).length);
      const reasons = coverage.reasons.filter((reason) => reason.group === group);
      expect(sum(reasons.map((reason) => reason.pages))).toBe(inGroup(group).length);
    }
    const seen = pages.length - inGroup("not-read").length - inGroup("no-answer").length;
    const told = /index (all )?(?:([\d,]+) of )?(?:the )?([\d,]+) pages/.exec(report.sentence);
    const [, all, can, of] = told ?? [];
    expect(toNumber(of) ?? seen).toBe(seen);
    expect(toNumber(can) ?? (all === undefined ? 0 : seen)).toBe(inGroup("indexable").length);
    const byMistake = / ([\w-]+) (?:is|are) shut out by mistake/.exec(report.subline)?.[1];
    const wanted = spellNumber(inGroup("by-mistake").length);
    expect(byMistake?.toLowerCase() ?? wanted).toBe(wanted);
  });

  test("the pictures", () => {
    // Of a page that nobody opened it is not known what leads there.
    const isPartlyRead = pages.some(({ notRead }) => notRead === "limit" || notRead === "depth");
    const inDepth = sum(pictures.depth.map((row) => row.pages));
    expect(isPartlyRead ? pages.length : inDepth).toBe(pages.length);
  });

  test("every fix, its title, its points and its targets", () => {
    const byFix = Map.groupBy(
      issues.flatMap((issue) => issue.pages),
      ({ fix }) => fix,
    );
    for (const fix of fixes.filter(({ isNoise }) => !isNoise)) {
      const places = byFix.get(fix.key) ?? [];
      expect(fix.pages).toBe(new Set(places.map(({ url }) => url)).size);
      expect(fix.points).toBe(fix.weight * fix.pages);
      const said = /\b(One|one|[\d,]+)\b/.exec(fix.title)?.[1] ?? "";
      expect(said.toLowerCase() === "one" ? 1 : Number(said.replace(",", ""))).toBe(fix.pages);
      const targets = new Set(places.flatMap(({ target }) => target ?? []));
      const total = targets.size === 0 ? fix.targets?.total : targets.size;
      expect(fix.targets?.total).toBe(total);
    }
    expect(report.points.total).toBe(sum(fixes.map(({ points }) => points)));
    expect(sum(pages.map(({ points }) => points))).toBeLessThanOrEqual(report.points.total);
  });

  test("roots", () => {
    const roots = report.roots ?? [];
    expect(sum(roots.map(({ points }) => points))).toBeLessThanOrEqual(report.points.total);
    const folded = roots.flatMap((root) => root.fixes);
    expect(new Set(folded).size).toBe(folded.length);
    for (const key of folded) expect(fixes.map((fix) => fix.key)).toContain(key);
  });
});

test("every finding is in one group of the comparison, and the message counts the same", () => {
  const { comparison, whatsapp } = madeReports.many;
  if (comparison === undefined) throw new Error("not compared");
  const { fixed, added, worse = [], better = [], still, now } = comparison;
  expect(added.length + worse.length + better.length + still.length).toBe(now.fixes);
  expect(whatsapp).toContain(`${fixed.length} fixed, ${added.length} new`);
});
