import { describe, expect, test } from "vitest";

import { buildReport } from "./build-report.ts";
import { siteRules } from "./site-rules.ts";
import { plantSite } from "#tests/cases/site-audit/planted-site.ts";
import { siteWideCases } from "#tests/cases/site-audit/site-wide-cases.ts";
import { countRecall } from "#tests/support/site-recall.ts";
import { NOW, toSiteRows, toUrl } from "#tests/support/site-rows.ts";

/** Faults of the site as a whole have sites of their own. */
const OF_A_SITE = new Set<string>(siteWideCases.map(({ issue }) => issue));

const planted = plantSite();
const report = buildReport(toSiteRows(planted.answers, planted.extra), { now: NOW });
const found = new Map(
  report.issues.map(({ id, pages }) => [id, new Set(pages.map(({ url }) => url))]),
);

describe.each(siteRules.filter(({ id }) => !OF_A_SITE.has(id)))("$id", ({ id }) => {
  const expected = planted.expected.get(id) ?? new Set<string>();

  test("is planted three times, with three near misses", () => {
    expect(expected.size).toBeGreaterThanOrEqual(3);
    expect(planted.nearMisses.get(id)?.size ?? 0).toBeGreaterThanOrEqual(3);
  });

  test("finds what is planted, and nothing else of the whole site", () => {
    expect([...(found.get(id) ?? [])].toSorted()).toEqual([...expected].toSorted());
  });

  test("names the address of each with what proves it", () => {
    const pages = report.issues.find((issue) => issue.id === id)?.pages ?? [];
    expect(pages.filter(({ evidence }) => evidence === "")).toEqual([]);
  });
});

test.each(siteWideCases)("$issue: $what, a fault: $isFault", ({ issue, isFault, ...site }) => {
  const { issues } = buildReport(toSiteRows(site.answers, site.extra), { now: NOW });

  expect(issues.some(({ id }) => id === issue)).toBe(isFault);
});

test.each(countRecall())(
  "$issue is planted and missed nearly three times at least, and counted right",
  (row) => {
    expect(row.planted).toBeGreaterThanOrEqual(3);
    expect(row.nearMisses).toBeGreaterThanOrEqual(3);
    expect(row).toMatchObject({ found: row.planted, falseAlarms: 0 });
  },
);

test("every page that is shut out by mistake has a row that costs points", () => {
  const told = new Set(
    report.issues
      .filter(({ severity }) => severity !== "cosmetic")
      .flatMap(({ pages }) => pages.map(({ url }) => url)),
  );
  const shut = report.pages.filter(({ group }) => group === "by-mistake");

  expect(shut.length).toBeGreaterThan(0);
  expect(shut.filter(({ url }) => !told.has(url)).map(({ url, reason }) => [url, reason])).toEqual(
    [],
  );
});

test("every address that looks like a fault and is none exists in the site", () => {
  const urls = new Set(Object.keys(planted.answers).map(toUrl));
  const astray = [...planted.nearMisses.values()].flatMap((each) =>
    [...each].filter((url) => !urls.has(url)),
  );

  expect(astray).toEqual([]);
});
