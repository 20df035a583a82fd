import { expect, test } from "vitest";

import { buildReport } from "#engine/site-audit/build-report.ts";
import { healthyPage } from "#tests/cases/site-audit/healthy-page.ts";
import { NOW, toSiteRows, toUrl } from "#tests/support/site-rows.ts";

const pair =
  '<link rel="alternate" hreflang="en-pk" href="/"><link rel="alternate" hreflang="ur-PK" href="/ur">';

function cellsOf(urduHead: string, ownDefault = "/") {
  const xDefault = `<link rel="alternate" hreflang="x-default" href="${ownDefault}">`;
  const made = buildReport(
    toSiteRows({
      "/": healthyPage("/", { head: pair + xDefault, body: '<a href="/gone">Gone</a>' }),
      "/ur": healthyPage("/ur", { head: pair + urduHead }),
      "/gone": { status: 404 },
    }),
    { now: NOW },
  );
  const { codes, rows } = made.pictures.hreflang;
  return { codes, cells: rows[0]?.cells.map(({ code, text }) => [code, text]) };
}

test("codes are written as they are by custom, and both ways agree", () => {
  expect(cellsOf("")).toEqual({
    codes: ["en-PK", "ur-PK", "x-default"],
    cells: [
      ["en-PK", "Here"],
      ["ur-PK", "Here"],
      ["x-default", "Set"],
    ],
  });
});

test("a version that names another as canonical gives its place away", () => {
  const { cells } = cellsOf(`<link rel="canonical" href="${toUrl("/")}">`);

  expect(cells).toContainEqual(["ur-PK", "Canonical elsewhere"]);
});

test("a default that does not answer is not set", () => {
  expect(cellsOf("", "/gone").cells).toContainEqual(["x-default", "Answers 404"]);
});

function ownVersion(at: number): string {
  return `<link rel="alternate" hreflang="en" href="/page-${at}">`;
}

test("all sets and all redirects are counted, however many are listed", () => {
  const sets = Array.from({ length: 105 }, (_one, at) => at);
  const moved = Array.from({ length: 205 }, (_one, at) => `/old-${at}`);
  const links = [...sets.map((at) => `/page-${at}`), ...moved];
  const wrong = '<link rel="alternate" hreflang="ur" href="/gone">';
  const { pictures } = buildReport(
    toSiteRows({
      "/": healthyPage("/", { body: links.map((to) => `<a href="${to}">${to}</a>`).join(" ") }),
      ...Object.fromEntries(
        sets.map((at) => [
          `/page-${at}`,
          healthyPage(`/page-${at}`, { head: ownVersion(at) + (at >= 102 ? wrong : "") }),
        ]),
      ),
      ...Object.fromEntries(moved.map((path) => [path, { status: 302, location: toUrl("/") }])),
      "/gone": { status: 404 },
    }),
    { now: NOW },
  );

  expect(pictures.hreflang.rows).toHaveLength(100);
  expect(pictures.hreflang.counts).toEqual({ sets: 105, wrong: 3 });
  expect(pictures.redirects).toHaveLength(200);
  expect(pictures.redirectCounts).toEqual({ all: 205, toFix: 205 });
});
