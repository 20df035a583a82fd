/** The estimate as a file: for a mail or an issue (Markdown), for a spreadsheet (CSV). */
import { count } from "#lib/count.ts";
import { escapeMarkdown } from "#lib/text/escape-markdown.ts";
import { showControls } from "#lib/text/show-controls.ts";
import { toCsv } from "#lib/text/to-csv.ts";
import {
  ESTIMATE_CHECKED_ON,
  ESTIMATE_VERSION,
  type Estimate,
  type SearchResult,
} from "./estimate-difficulty.ts";
import { findFlags } from "./find-flags.ts";

export type EstimateReport = {
  /** May be empty: the figures alone make the estimate. */
  keyword: string;
  results: readonly SearchResult[];
  estimate: Estimate;
  /** Years in titles are old or fresh as seen from this one. */
  year: number;
};

/** A row for each result, in the order of the page, with what the score is without it. */
export function writeKeywordCsv({ keyword, results, estimate, year }: EstimateReport): string {
  return toCsv([
    [
      "Result",
      "URL",
      "Title",
      "Referring domains",
      "Authority",
      "In the median",
      "Score without it",
      "Worth knowing",
      "Keyword",
      "Difficulty",
      "Band",
    ],
    ...results.map((result, at) => [
      at + 1,
      result.url ?? "",
      result.title ?? "",
      result.domains,
      result.authority ?? "",
      estimate.medianRows.includes(at) ? "yes" : "",
      estimate.without[at] ?? "",
      findFlags(result, keyword, year).join("; "),
      keyword,
      estimate.score,
      estimate.band,
    ]),
  ]);
}

/** The figure, its sum and each result: what is on the screen, in its order. */
export function writeKeywordMarkdown(report: EstimateReport): string {
  const { keyword, results, estimate, year } = report;
  const { score, band, median, terms, range, authority } = estimate;
  const lines = [
    `# Keyword difficulty${keyword === "" ? "" : `: ${escapeMarkdown(keyword)}`}`,
    "",
    `**${score} out of 100, ${band}.** ${range.low}–${range.high} if any one result is left out.`,
    "",
    `Median of the referring domains: ${median}. 100 × ln(1 + ${median}) / ln(1001) = ${(100 * terms.share).toFixed(1)}${terms.share > 1 ? ", at most 100" : ""}.`,
    "",
    ...(authority === null
      ? []
      : [`By authority, of ${count(authority.count, "result")}: ${authority.score}.`, ""]),
    "| Result | Referring domains | Authority | Score without it | Worth knowing |",
    "| --- | --- | --- | --- | --- |",
    ...results.map((result, at) =>
      writeRow([
        result.url ?? `Result ${at + 1}`,
        `${result.domains}${estimate.medianRows.includes(at) ? " (median)" : ""}`,
        String(result.authority ?? "–"),
        String(estimate.without[at]),
        findFlags(result, keyword, year).join("; ") || "–",
      ]),
    ),
    "",
    `Our formula, not that of Ahrefs or Semrush; it knows nothing of how many people search. Rules ${ESTIMATE_VERSION}, checked ${ESTIMATE_CHECKED_ON}.`,
    "",
  ];
  return showControls(lines.join("\n"));
}

function writeRow(cells: readonly string[]): string {
  return `| ${cells.map(escapeMarkdown).join(" | ")} |`;
}
