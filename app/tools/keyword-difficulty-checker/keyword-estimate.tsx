import { count } from "#lib/count.ts";
import { toFileName } from "#lib/file-name.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { DifficultyBand } from "./difficulty-band.tsx";
import {
  ESTIMATE_CHECKED_ON,
  ESTIMATE_VERSION,
  type Estimate,
  type SearchResult,
} from "./estimate-difficulty.ts";
import { writeKeywordCsv, writeKeywordMarkdown } from "./write-keyword-csv.ts";
import { findFlags } from "./find-flags.ts";
import { ReportFiles } from "#app/tools/kit/result/report-files.tsx";
import { MeasuredBadge } from "#app/tools/kit/result/result-badge.tsx";
import { Pairs } from "#app/tools/kit/result/pairs.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";

/** Years in titles are old or fresh as seen from the visit. */
const THIS_YEAR = new Date().getFullYear();

type KeywordEstimateProps = {
  keyword: string;
  results: readonly SearchResult[];
  estimate: Estimate;
  run: number;
};

/** The figure with its sum, and what each result does to it. */
export function KeywordEstimate({ keyword, results, estimate, run }: KeywordEstimateProps) {
  const { score, band, range, authority } = estimate;
  const report = { keyword: keyword.trim(), results, estimate, year: THIS_YEAR };

  return (
    <ResultFrame
      label={`Difficulty ${score}, ${band}`}
      run={run}
      isBeside
      badge={
        <MeasuredBadge on="figures">
          Our formula, not that of Ahrefs or Semrush; it knows nothing of how many people search.
          Rules {ESTIMATE_VERSION}, checked {ESTIMATE_CHECKED_ON}.
        </MeasuredBadge>
      }
      headline={`By the links of ${count(results.length, "result")}`}
      figure={
        <Pairs
          className="figures"
          rows={[
            [
              "Difficulty",
              <>
                {score} <DifficultyBand band={band} />
              </>,
            ],
            ["If any one result is left out", `${range.low}–${range.high}`],
            ...(authority === null
              ? []
              : [[`By authority, of ${authority.count} results`, authority.score] as const]),
          ]}
        />
      }
      more={
        <>
          <ReportFiles
            name={toFileName(report.keyword || "phrase", "_difficulty")}
            write={{
              CSV: () => writeKeywordCsv(report),
              Markdown: () => writeKeywordMarkdown(report),
            }}
          />
          <Volume />
        </>
      }
    >
      <Formula estimate={estimate} />
      <EachResult keyword={keyword} results={results} estimate={estimate} />
    </ResultFrame>
  );
}

function Formula({ estimate: { score, median, terms, medianRows } }: { estimate: Estimate }) {
  return (
    <>
      <p className="note number" data-tone="good">
        100 × ln(1 + {median}) / ln(1001) = 100 × {terms.numerator.toFixed(3)} /{" "}
        {terms.denominator.toFixed(3)} = {(100 * terms.share).toFixed(1)},{" "}
        {terms.share > 1 ? "at most" : "rounded"} <b>{score}</b>
      </p>
      <p className="tool-help after">
        {median} is the median of the referring domains, from{" "}
        {medianRows.map((row) => `result ${row + 1}`).join(" and ")}. The median, so that one giant
        does not decide.
      </p>
    </>
  );
}

function Volume() {
  return (
    <p className="tool-help">
      For volume ask{" "}
      <a href="https://ads.google.com/home/tools/keyword-planner/">Google Keyword Planner</a> or
      compare phrases in <a href="https://trends.google.com/trends/">Google Trends</a>.
    </p>
  );
}

type EachResultProps = Pick<KeywordEstimateProps, "keyword" | "results" | "estimate">;

/** What each result has, and what the score is without it. */
function EachResult({ keyword, results, estimate }: EachResultProps) {
  const { without, medianRows } = estimate;
  return (
    <table className="table after" data-cards aria-label="What each result does">
      <thead>
        <tr>
          <th scope="col">Result</th>
          <th scope="col">Referring domains</th>
          <th scope="col">Score without it</th>
          <th scope="col">Worth knowing</th>
        </tr>
      </thead>
      <tbody>
        {results.map((result, at) => (
          <tr key={at}>
            <th scope="row">{result.url ?? `Result ${at + 1}`}</th>
            <td data-label="Referring domains">
              {groupThousands(result.domains)}
              {medianRows.includes(at) ? " (median)" : ""}
            </td>
            <td data-label="Score without it">{without[at]}</td>
            <td>{findFlags(result, keyword, THIS_YEAR).join("; ") || "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
