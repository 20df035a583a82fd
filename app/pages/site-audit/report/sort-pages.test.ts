import { expect, test } from "vitest";

import { REPORT_ORDER, sortPages, turnOrder, type PageColumn } from "./sort-pages.ts";
import type { ReportPage } from "#engine/site-audit/report-page.ts";

const toPage = (path: string, more: Partial<ReportPage>) =>
  ({
    url: `https://lawn.pk${path}`,
    group: "indexable",
    template: "/product/",
    depth: 1,
    inlinks: 0,
    issues: [],
    points: 0,
    ...more,
  }) as unknown as ReportPage;

const pages = [
  toPage("/product/10", { points: 9, inlinks: 2, issues: ["a"], depth: null }),
  toPage("/product/9", { points: 5, inlinks: 7, group: "not-read", depth: 2 }),
  toPage("/b", { points: 5, inlinks: 2, issues: ["a", "b"], group: "by-mistake", template: "/" }),
];
const sorted = (column: PageColumn, clicks: number) => {
  const first = column === "points" ? turnOrder(REPORT_ORDER, "address") : REPORT_ORDER;
  const order = Array.from({ length: clicks }).reduce<typeof REPORT_ORDER>(
    (last) => turnOrder(last, column),
    first,
  );
  return sortPages(pages, order).map(({ url }) => url.split("/").at(-1));
};

test.each([
  ["status", ["10", "b", "9"], ["9", "b", "10"]],
  ["address", ["b", "9", "10"], ["10", "9", "b"]],
  ["template", ["b", "10", "9"], ["10", "9", "b"]],
  ["links", ["9", "10", "b"], ["10", "b", "9"]],
  ["findings", ["b", "10", "9"], ["9", "10", "b"]],
  ["points", ["10", "9", "b"], ["9", "b", "10"]],
] as const)("%s: one click sorts, the next one turns it round", (column, once, twice) => {
  expect([sorted(column, 1), sorted(column, 2)]).toEqual([once, twice]);
});

test("a page that nothing leads to is last, whichever way clicks are sorted", () => {
  expect([sorted("clicks", 1), sorted("clicks", 2)]).toEqual([
    ["b", "9", "10"],
    ["9", "b", "10"],
  ]);
});

test("the order at the start is the report's own", () => {
  expect(sortPages(pages, REPORT_ORDER)).toEqual(pages);
});
