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
