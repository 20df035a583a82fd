import { expect, test } from "vitest";

import type { SiteAuditState } from "#engine/site-audit/contract.ts";
import type { PageChange } from "#engine/site-audit/page-changes.ts";
import type { Comparison, SiteReportHead } from "#engine/site-audit/site-report.ts";

import { judgeReading } from "./judge-reading.ts";

const figures = { indexable: 5, known: 5, points: 40, fixes: 1 };

function judge(
  comparison: Partial<Comparison>,
  fixes: Partial<SiteReportHead["fixes"][number]>[] = [],
) {
  const report = {
    pagesRead: 5,
    sentence: "Google can index all 5 pages.",
    points: { total: 40 },
    coverage: { indexable: 5, known: 5, byMistake: 0 },
    fixes,
    comparison: {
      since: "2026-11-21T09:00:00.000Z",
      before: figures,
      now: figures,
      fixed: [],
      added: [],
      still: [],
      ...comparison,
    },
  } as unknown as SiteReportHead;
  return judgeReading({
    state: { phase: "done", report } as SiteAuditState,
    pages: [],
    before: [],
  });
}

const change = (part: Partial<PageChange>): PageChange => ({
  url: "https://rangreza.pk/a",
  kind: "title",
  was: "Old",
  is: "New",
  ...part,
});

test("changes that are no faults are told, and are not called nothing", () => {
  const rows = [
    change({ kind: "moved", was: "200", is: "https://rangreza.pk/b" }),
    change({ url: "https://rangreza.pk/c" }),
  ];
  const judged = judge({ changes: { total: 2, counts: { title: 1, moved: 1 }, rows } });
  expect(judged).toMatchObject({
    verdict: "same",
    headline: "2 changes, no new fault",
    detail: "Moved 1, Title 1.",
    hinders: false,
  });
  expect(judged.comparison?.changes).toEqual({
    total: 2,
    rows: [
      { url: "https://rangreza.pk/a", what: "Moved", text: "now at /b", isOut: false },
      { url: "https://rangreza.pk/c", what: "Title", text: "“New”, was “Old”", isOut: false },
    ],
  });
});

test("without any change nothing changed", () => {
  expect(judge({ changes: { total: 0, counts: {}, rows: [] } }).headline).toBe("Nothing changed");
});

test("a new fault that hinders indexing is the headline, whatever was fixed beside it", () => {
  const title = "One page says that it is missing";
  const judged = judge(
    {
      now: { ...figures, points: 20 },
      fixed: [{ title: "4 dead links", points: 32 }],
      added: [
        { title: "Two titles are short", points: 40 },
        { title, points: 12, at: { addresses: 1, first: [] } },
      ],
    },
    [{ title, severity: "blocking", fix: "Answer 404.", pages: 1 }],
  );
  expect(judged).toMatchObject({ verdict: "worse", headline: title, hinders: true });
  expect(judged.blocking).toEqual([{ title, addresses: 1, fix: "Answer 404." }]);
});

test("a fault that has grown is not called new", () => {
  const judged = judge({
    now: { ...figures, points: 60 },
    worse: [
      {
        title: "6 pages link to addresses that redirect",
        points: 10,
        at: { addresses: 2, first: [] },
      },
    ],
  });
  expect(judged).toMatchObject({
    verdict: "worse",
    headline: "6 pages link to addresses that redirect, 2 more than before",
  });
  expect(judged.comparison).toMatchObject({ added: [], worse: [{ more: 2, points: 10 }] });
});

test.each([
  [
    ["One dead address is still linked"],
    "1 fault fixed",
    "No longer true: “One dead address is still linked”.",
  ],
  [["A", "B", "C"], "3 faults fixed", "No longer true: “A”, “B” and 1 more."],
])("what is fixed is told as what is no longer true: %j", (titles, headline, detail) => {
  const fixed = titles.map((title) => ({ title, points: 4 }));
  expect(judge({ fixed })).toMatchObject({ verdict: "better", headline, detail });
});

test("a page that answers again is told as that", () => {
  const rows = [change({ kind: "status", was: "404", is: "200" })];
  const judged = judge({ changes: { total: 1, counts: { status: 1 }, rows } });
  expect(judged.comparison?.changes?.rows[0]?.text).toBe("answers 200 again, was 404");
});
