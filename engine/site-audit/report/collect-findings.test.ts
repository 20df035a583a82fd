import { expect, test } from "vitest";

import { buildReport } from "#engine/site-audit/build-report.ts";
import { writeIssuesCsv } from "#engine/site-audit/export/site-csv.ts";
import { writeDeveloperMarkdown } from "#engine/site-audit/export/developer-markdown.ts";
import type { TargetRow } from "#engine/site-audit/rows.ts";
import { healthyPage } from "#tests/cases/site-audit/healthy-page.ts";
import { NOW, toSiteRows, toUrl, type Answer } from "#tests/support/site-rows.ts";

const linkTo = (addresses: readonly string[]) =>
  addresses.map((address) => `<p><a href="${address}">Over to ${address}</a></p>`).join("\n");

const gone = ["https://a.example/", "https://b.example/", "https://c.example/"];
const targets: readonly TargetRow[] = [
  ...gone.map((url) => ({ url, status: 404, state: "dead" as const })),
  { url: "https://here.example/", status: 200, state: "alive" },
];

function judge(answers: Readonly<Record<string, Answer>>) {
  const report = buildReport(toSiteRows(answers, { targets }), { now: NOW });
  const fixOf = (issue: string) => report.fixes.find((fix) => fix.issue === issue);
  const placesOf = (issue: string) => report.issues.find(({ id }) => id === issue)?.pages ?? [];
  return { report, fixOf, placesOf };
}

test("three dead addresses on one page are three places, and one page in the points", () => {
  const { report, fixOf, placesOf } = judge({ "/": healthyPage("/", { body: linkTo(gone) }) });

  expect(placesOf("broken-external").map(({ target }) => target)).toEqual(gone);
  expect(fixOf("broken-external")).toMatchObject({ pages: 1, points: 2, targets: { total: 3 } });
  expect(report.pages[0]?.issues.filter((id) => id === "broken-external")).toHaveLength(1);
  const lines = writeIssuesCsv(report).split("\n");
  expect(lines.filter((line) => line.startsWith("broken-external,"))).toHaveLength(3);
});

test("one dead address on many pages is one target, with how many and the first three", () => {
  const paths = ["/", "/1", "/2", "/3", "/4"];
  const { report, fixOf } = judge(
    Object.fromEntries(
      paths.map((path) => [
        path,
        healthyPage(path, { body: linkTo([...paths, gone[0]!, ...(path === "/4" ? gone : [])]) }),
      ]),
    ),
  );

  const rows = fixOf("broken-external")?.targets?.rows ?? [];
  expect(rows.map(({ target, pages }) => [target, pages])).toEqual([
    [gone[0], 5],
    [gone[1], 1],
    [gone[2], 1],
  ]);
  expect(rows[0]?.first).toEqual(["/1", "/2", "/3"].map(toUrl));
  expect(writeDeveloperMarkdown(report)).toContain(
    `<${gone[0]}> on 5 of 5 pages: <${toUrl("/1")}>, <${toUrl("/2")}>, <${toUrl("/3")}>`,
  );
});

test("an own address that is gone is told with every page that links there", () => {
  const paths = Array.from({ length: 14 }, (_, at) => `/${at}`);
  const { fixOf, placesOf } = judge({
    "/": healthyPage("/", { body: linkTo([...paths, "/gone"]) }),
    ...Object.fromEntries(
      paths.map((path) => [path, healthyPage(path, { body: linkTo(["/", "/gone"]) })]),
    ),
    "/gone": { status: 404 },
  });

  expect(placesOf("status-4xx")[0]?.linkedFrom).toHaveLength(15);
  expect(fixOf("status-4xx")?.targets?.rows).toMatchObject([
    { target: toUrl("/gone"), pages: 15, first: ["/", "/0", "/1"].map(toUrl) },
  ]);
});

test("every picture without alternative text is named, and every word with Arabic letters", () => {
  const pictures = Array.from({ length: 30 }, (_, at) => `<img src="/${at}.png">`);
  const words = ["كتابیں", "كمپنی", "كپڑے"].map(
    (word) => `<p lang="ur" dir="rtl">${word} کی قیمت</p>`,
  );
  const { placesOf } = judge({
    "/": healthyPage("/", { body: [...pictures, ...words].join("\n") }),
  });

  expect(placesOf("image-alt-missing")).toHaveLength(30);
  expect(placesOf("image-without-size")).toHaveLength(30);
  expect(placesOf("urdu-letters-arabic").map(({ target }) => target)).toEqual([
    "كتابیں",
    "كمپنی",
    "كپڑے",
  ]);
});

test("links of a menu that redirect are one row, which names every target", () => {
  const menu = `<nav>${linkTo(["/old-a", "/old-b"])}</nav>`;
  const { report } = judge({
    "/": healthyPage("/", { body: menu }),
    "/a": healthyPage("/a", { body: menu }),
    "/b": healthyPage("/b", { body: menu }),
    "/old-a": { status: 301, location: toUrl("/a") },
    "/old-b": { status: 301, location: toUrl("/b") },
  });

  expect(report.fixes.filter(({ issue }) => issue === "link-to-redirect")).toMatchObject([
    { pages: 3, points: 3, targets: { total: 2, rows: [{ pages: 3 }, { pages: 3 }] } },
  ]);
});
