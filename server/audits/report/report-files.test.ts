import { gunzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { writeReportFiles } from "./report-files.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";
import { writeSiteCsv } from "#engine/site-audit/export/site-csv.ts";
import { madeReports } from "#tests/support/made-reports.ts";

const { sitemapXml: _sitemap, ...made }: SiteReport = madeReports.many;
const [first, ...others] = made.pages;
const report: SiteReport = { ...made, pages: [{ ...first!, title: "قیمت\u202e" }, ...others] };

async function readFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for await (const { format, pieces } of writeReportFiles(report)) {
    const packed = Buffer.concat(pieces);
    files.set(format, packed.length === 0 ? "" : gunzipSync(packed).toString());
  }
  return files;
}

test("what is written in pieces is the same as in one", async () => {
  const files = await readFiles();

  expect(files.get("json")).toBe(JSON.stringify(report).replaceAll("\u202e", "\\u202e"));
  const [pages, issues] = writeSiteCsv(report);
  expect(files.get("csv")).toBe(issues?.text);
  expect(files.get("csv")).toMatch(/^\uFEFF?issue,/);
  expect(files.get("pages")).toBe(pages?.text);
  expect(files.get("pages")).toMatch(/^\uFEFFurl,/);
});

test("a file that the report does not have is one piece without bytes", async () => {
  expect((await readFiles()).get("sitemap")).toBe("");
});
