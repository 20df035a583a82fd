import { expect, test } from "vitest";

import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";
import { writeFixCsv, writeSiteCsv } from "./site-csv.ts";

const page: ReportPage = {
  url: "https://lawn.pk/suits",
  status: 200,
  indexable: true,
  group: "indexable",
  reason: "",
  depth: 1,
  parent: "https://lawn.pk/",
  inlinks: 3,
  outlinks: 4,
  rank: 0.25,
  template: "/",
  title: "Lawn suits",
  wordCount: 310,
  issues: ["one-inlink"],
  points: 2,
  inSitemap: true,
  details: {
    contentType: "text/html",
    location: "",
    bytes: 18_200,
    firstByteMs: 120,
    titlePx: 98,
    description: "Suits, stitched",
    h1: "Suits",
    h1Count: 1,
    canonical: "https://lawn.pk/suits",
    lang: "en",
    dir: "",
    robots: "",
    xRobotsTag: "",
    hreflang: "en ur",
    mainWordCount: 240,
    textHash: "9f",
  },
};

function readPages(pages: readonly ReportPage[]) {
  const files = writeSiteCsv({ pages, issues: [], bounds: [] } as unknown as SiteReport);
  const lines = files
    .find(({ name }) => name === "pages.csv")!
    .text.trim()
    .split("\r\n");
  const [headings = [], ...rows] = lines.map((line) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) => cell),
  );
  return rows.map((row) => Object.fromEntries(headings.map((name, at) => [name, row[at]])));
}

test("pages.csv tells of a page what a crawler's table tells: thirty columns and more", () => {
  const [row = {}] = readPages([page]);

  expect(Object.keys(row).filter(Boolean).length).toBeGreaterThanOrEqual(30);
  expect(row).toMatchObject({
    url: "https://lawn.pk/suits",
    canonical: "https://lawn.pk/suits",
    description: '"Suits, stitched"',
    "description characters": "15",
    h1: "Suits",
    language: "en",
    bytes: "18200",
    "ms to first byte": "120",
    inlinks: "3",
    outlinks: "4",
    "text hash": "9f",
  });
});

test("an address that was not asked has empty cells, in the same columns", () => {
  const { details, ...known } = page;
  const [row = {}] = readPages([{ ...known, status: null, title: null }]);

  expect(details).toBeDefined();
  expect(row).toMatchObject({ status: "", description: "", bytes: "", points: "2" });
});

test("the addresses of one finding are a table of their own, and nothing in it runs", () => {
  const place = { url: "https://lawn.pk/a", evidence: "=1+1", fix: "f", linkedFrom: [] };
  const fix = { issue: "title-missing", severity: "clicks", source: "google" } as const;
  const linked = { url: "https://lawn.pk/", anchor: "@a", line: 3 };
  const lines = writeFixCsv(
    fix,
    [{ ...place, linkedFrom: [linked] }],
    [{ id: "report", text: "The report is longer." }],
  ).split("\r\n");

  expect(lines[0]).toBe("The report is longer.");
  expect(lines[1]).toMatch(/^issue,severity,source,url,/);
  expect(lines[2]).toBe(
    "title-missing,clicks,google,https://lawn.pk/a,,,'=1+1,https://lawn.pk/,'@a,3",
  );
  expect(lines).toHaveLength(4);
});
