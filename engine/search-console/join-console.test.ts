import { expect, test } from "vitest";

import { joinConsole } from "./join-console.ts";
import { listConsoleParts, tellRow, tellStake } from "./tell-console.ts";
import type { ReportPage } from "#engine/site-audit/report-page.ts";
import { buildReport } from "#engine/site-audit/build-report.ts";
import { NOW, toSiteRows } from "#tests/support/site-rows.ts";

const HEAD = '<!doctype html><html lang="en"><head><title>Lawn of Lahore</title>';
const report = buildReport(
  toSiteRows({
    "/": `${HEAD}</head><body><h1>Lawn</h1><p>Sewn in Lahore.</p><a href="/hidden">One</a> <a href="/new">Two</a> <a href="/gone">Three</a></body></html>`,
    "/hidden": `${HEAD}<meta name="robots" content="noindex"></head><body><h1>Hidden</h1><p>Sewn in Multan.</p></body></html>`,
    "/new": `${HEAD}</head><body><h1>New</h1><p>Sewn in Quetta.</p></body></html>`,
    "/gone": { status: 404 },
  }),
  { now: NOW },
);
const audited = {
  report,
  pages: report.pages,
  issues: report.issues.flatMap(({ pages }) => pages),
};
const row = (url: string, clicks: number, impressions: number) => ({ url, clicks, impressions });
const join = (figures: readonly ReturnType<typeof row>[], indexed: readonly string[] = []) => {
  const joined = joinConsole(audited, { figures, indexed, notIndexed: [] });
  if (!joined.ok) throw new Error(joined.problem);
  return joined.value;
};

test("a fix has the clicks of its pages, an address in all its usual forms", () => {
  const { stakes, totals } = join([
    row("http://www.shop.example/new/", 300, 5000),
    row("https://shop.example/new?srsltid=abc", 40, 200),
    row("https://shop.example/new?colour=red", 1, 2),
  ]);
  const key = report.fixes.find(({ issue }) => issue === "one-inlink")?.key;
  const stake = stakes.find(({ fix }) => fix === key);

  expect(totals).toEqual({ pages: 2, clicks: 341, impressions: 5202 });
  expect(stake).toMatchObject({ pages: 1, of: 1, clicks: 340, impressions: 5200 });
  expect(tellStake({ pages: 12, of: 12, clicks: 340, impressions: 5200 })).toBe(
    "These 12 pages had 340 clicks, 5,200 impressions",
  );
});

test("what people were shown and the audit cannot reach, what is indexed and not found, and what nobody was shown", () => {
  const { unreached, unfound, silent } = join(
    [
      row("https://shop.example/", 9, 90),
      row("https://shop.example/gone", 5, 50),
      row("https://shop.example/unlinked", 7, 70),
      row("https://shop.example/never-shown", 0, 0),
    ],
    ["https://shop.example/", "https://shop.example/island", "https://shop.example/island"],
  );

  expect(unreached.map(({ url, reason }) => [url, reason])).toEqual([
    ["https://shop.example/unlinked", "not found by the crawl"],
    ["https://shop.example/gone", "answers 404"],
  ]);
  expect(unfound).toEqual(["https://shop.example/island"]);
  expect(silent).toEqual(["https://shop.example/new"]);
});

test("what the audit finds indexable and Google left out, with its reason; what is closed on purpose is no news", () => {
  const reason = "Crawled - currently not indexed";
  const joined = joinConsole(audited, {
    figures: [],
    indexed: [],
    notIndexed: ["/new/", "/hidden", "/gone"].map((path) => ({
      url: `https://shop.example${path}`,
      reason,
    })),
  });
  if (!joined.ok) throw new Error(joined.problem);

  expect(joined.value.refused).toEqual([{ url: "https://shop.example/new/", reason }]);
  expect(listConsoleParts(joined.value).map(({ rows }) => rows.map(tellRow))).toEqual([[reason]]);
});

test("a list without figures says nothing of who was shown", () => {
  expect(join([], ["https://shop.example/"]).silent).toEqual([]);
  expect(listConsoleParts(join([], ["https://shop.example/"]))).toEqual([]);
});

test("an export of another site is refused by name, and one page of another beside it is not", () => {
  const other = row("https://tea.example/", 1, 2);

  expect(joinConsole(audited, { figures: [other], indexed: [], notIndexed: [] })).toEqual({
    ok: false,
    problem: "The export is of tea.example, and this report of shop.example.",
  });
  expect(join([other, row("https://shop.example/", 1, 2)]).totals.pages).toBe(2);
});

test("pages that were not read are said to be missing", () => {
  const pages: readonly ReportPage[] = [];
  const coverage = { ...report.coverage, notRead: 40 };
  const joined = joinConsole(
    { report: { ...report, coverage }, pages, issues: [] },
    { figures: [row("https://shop.example/", 1, 2)], indexed: [], notIndexed: [] },
  );
  if (!joined.ok) throw new Error(joined.problem);

  expect(listConsoleParts(joined.value)[0]?.meaning).toContain("left out 40 pages");
});
