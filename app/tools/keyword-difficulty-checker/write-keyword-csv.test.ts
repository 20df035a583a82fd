import { expect, test } from "vitest";

import { estimateDifficulty } from "./estimate-difficulty.ts";
import { writeKeywordCsv, writeKeywordMarkdown, type EstimateReport } from "./write-keyword-csv.ts";

const results = [
  { domains: 10, authority: 45, url: "https://rival.pk/desks", title: "Office desks" },
  { domains: 3000, authority: 22, url: "https://www.reddit.com/r/desks", title: "Chairs of 2020" },
  { domains: 20, title: "=HYPERLINK(1) desks | office" },
];
const report: EstimateReport = {
  keyword: "office desks",
  results,
  estimate: estimateDifficulty(results),
  year: 2026,
};

test("the CSV has a row for each result with its figures, and runs nothing", () => {
  const rows = writeKeywordCsv(report).trim().split("\r\n");

  expect(rows).toHaveLength(1 + results.length);
  expect(rows[1]).toBe("1,https://rival.pk/desks,Office desks,10,45,,100,,office desks,44,Medium");
  expect(rows[2]).toContain("Forum or questions; Title names 2020");
  expect(rows[3]).toContain("'=HYPERLINK(1) desks | office,20,,yes,");
});

test("the Markdown says figure, sum and each result", () => {
  const markdown = writeKeywordMarkdown(report);

  expect(markdown).toContain("# Keyword difficulty: office desks\n");
  expect(markdown).toContain("**44 out of 100, Medium.** 40–100 if any one result is left out.");
  expect(markdown).toContain("100 × ln(1 + 20) / ln(1001) = 44.1.");
  expect(markdown).toContain("| Result 3 | 20 (median) | – |");
  expect(markdown.split("\n").filter((line) => line.startsWith("|"))).toHaveLength(
    2 + results.length,
  );
});

test("a keyword or an address breaks no line of the Markdown", () => {
  const markdown = writeKeywordMarkdown({
    ...report,
    keyword: "desks\n| a *b*",
    results: results.map((result) => ({ ...result, url: "https://a.pk/|x" })),
  });

  expect(markdown).toContain("# Keyword difficulty: desks \\| a \\*b\\*\n");
  expect(markdown).toContain("| https://a.pk/\\|x | 10 |");
});

test("without a keyword the heading claims none", () => {
  expect(writeKeywordMarkdown({ ...report, keyword: "" })).toContain("# Keyword difficulty\n");
});

test.each([
  [12_000, "ln(1001) = 136.0, at most 100."],
  [1000, "ln(1001) = 100.0."],
])("a sum over 100 is shown with its cap, and one of 100 without: %i domains", (domains, sum) => {
  const estimate = estimateDifficulty([{ domains }]);

  expect(writeKeywordMarkdown({ ...report, estimate })).toContain(sum);
});

test("control characters and signs of direction of a pasted row are written out", () => {
  const markdown = writeKeywordMarkdown({
    ...report,
    keyword: "desks\u202e",
    results: results.map((result) => ({ ...result, url: "https://a.pk/\u001b[2J" })),
  });

  expect(markdown).not.toMatch(/[^\P{Cc}\n\t]|\p{Bidi_Control}/u);
  expect(markdown).toContain("u001b");
});
