import { expect, test } from "vitest";

import { measurePages, parsePages, toBatchRows } from "./measure-pages.ts";
import { parseCsv } from "#lib/text/parse-csv.ts";

const page = { url: "https://a.example/", title: "Tea", description: "Hot tea." };

test.each([
  ["commas and a header", "url,title,description\nhttps://a.example/,Tea,Hot tea."],
  ["no header", "https://a.example/,Tea,Hot tea."],
  [
    "another order of columns",
    "Meta Description 1,Title 1,Address\nHot tea.,Tea,https://a.example/",
  ],
  [
    "tabs, as copied from a spreadsheet",
    "url\ttitle\tdescription\r\nhttps://a.example/\tTea\tHot tea.",
  ],
  ["semicolons", "url;title;description\nhttps://a.example/;Tea;Hot tea.\n\n"],
  [
    "a byte order mark and quotes",
    '\uFEFF"url","title","description"\r\n"https://a.example/","Tea","Hot tea."',
  ],
])("reads %s", (_name, source) => {
  expect(parsePages(source)).toEqual({ ok: true, value: [page] });
});

test.each([
  "/tea,Tea",
  "a.example/tea,Tea",
  "دکان.پاکستان/x,Tea",
  ",Tea\n/x,Mint",
  "title\tdescription\nTea\tHot",
])("%j is a table, with names or with an address first", (source) => {
  expect(parsePages(source)).toMatchObject({ ok: true });
});

test("a title with markup or a bracket in a row of a table is a title", () => {
  expect(parsePages("https://a.example/,[Sale] <b>Tea</b>,Hot tea.")).toMatchObject({ ok: true });
});

test("a quoted cell keeps commas, doubled quotes and line breaks", () => {
  expect(parseCsv('a,"b, ""c""\nd",e')).toEqual([["a", 'b, "c"\nd', "e"]]);
});

test.each([
  ["", "empty"],
  [" \n ", "empty"],
  ["url,title,description", "empty"],
  ["url,name\nhttps://a.example/,Tea", "no-title-column"],
  ["https://a.example/\nhttps://b.example/", "one-column"],
  ["Top queries\tClicks\tImpressions\tCTR\tPosition\nshawls\t12\t340\t3.53%\t4.2", "figures"],
  ["Top pages,Clicks,Impressions,CTR,Position\nhttps://a.example/,12,340,3.53%,4.2", "figures"],
  ["<!doctype html><title>Tea, hot and cold, for all</title>", "html"],
  ['<meta name="description" content="Tea, hot">', "html"],
  ["<?xml version='1.0'?>\n<urlset><url><loc>https://a.example/?a,b</loc></url></urlset>", "html"],
  ['[{"url": "https://a.example/", "title": "Tea"}]', "json"],
  ['const a = ["https://a.example/", "Tea"];', "no-address"],
  ["diff --git a/x b/x\n--- a/x\n+++ b/x\n-a,b\n+a,c", "no-address"],
  ["HTTP/2 200\ncontent-type: text/html; charset=utf-8\n\nTea, hot", "no-address"],
  ["Tea and coffee,Hot tea.\nMint tea,Cold tea.", "no-address"],
])("%j is refused as %s", (source, problem) => {
  expect(parsePages(source)).toEqual({ ok: false, problem });
});

test("each page gets a verdict for its title and its description", () => {
  const reports = measurePages([
    page,
    { url: "https://a.example/b", title: "TEA ", description: "" },
    {
      url: "https://a.example/c",
      title: "Buy green tea, black tea, white tea and mint tea online in Lahore and Karachi",
      description: "Three kinds of tea.",
    },
  ]);

  expect(reports.map(({ verdicts }) => verdicts)).toEqual([
    { title: ["duplicate"], description: ["fits"] },
    { title: ["duplicate"], description: ["missing"] },
    { title: ["cut on desktop"], description: ["fits"] },
  ]);
  expect(reports.map(({ isClean }) => isClean)).toEqual([false, false, false]);
});

test("the table for export says what shows", () => {
  const [header, row] = toBatchRows(measurePages([page]));

  expect(header?.[0]).toBe("url");
  expect(row).toEqual([
    page.url,
    "Tea",
    32.2,
    3,
    "fits",
    "Tea",
    "Hot tea.",
    49,
    8,
    "fits",
    "Hot tea.",
  ]);
});

test.each([";", ",", "\t"])("Excel's line sep=%s is no header", (separator) => {
  const source = [
    `sep=${separator}`,
    ["url", "title"].join(separator),
    ["https://a.example/", "Shawls"].join(separator),
  ].join("\r\n");

  expect(parsePages(source)).toEqual({
    ok: true,
    value: [{ url: "https://a.example/", title: "Shawls", description: "" }],
  });
});

test.each([
  "# Exported on 1 May, 2026",
  "// titles, of November",
  "\uFEFF# one\n# two, three",
  "Titles of November",
])("%j above the header is no header", (line) => {
  const source = `${line}\nurl\ttitle\tdescription\nhttps://a.example/\tTea\tHot tea.`;
  expect(parsePages(source)).toEqual({ ok: true, value: [page] });
});

test.each([
  ["//a.example/,Tea", [{ url: "//a.example/", title: "Tea" }]],
  ["#,url,title\n1,/a,Tea", [{ url: "/a", title: "Tea" }]],
  ["/alone\n/tea,Tea", [{ url: "/alone", title: "" }, { title: "Tea" }]],
])("%j begins with a row, not with a comment", (source, value) => {
  expect(parsePages(source)).toMatchObject({ ok: true, value });
});

test("what another tool cut is told, at its ellipsis or where titles pile up at 60 characters", () => {
  const titles = ["Tea in Lahore and…", ..."abc".split("").map((sign) => sign.repeat(60))];
  const reports = measurePages(
    titles.map((title, at) => ({ url: `/${at}`, title, description: `Hot tea ${at}...` })),
  );
  expect(reports.map(({ verdicts }) => verdicts.title[0])).toEqual(
    titles.map(() => "cut before it was pasted"),
  );
  expect(reports[0]?.verdicts.description).toEqual(["cut before it was pasted"]);
  expect(measurePages([{ ...page, title: "i".repeat(60) }])[0]?.verdicts.title).toEqual(["fits"]);
});
