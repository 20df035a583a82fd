import { useState } from "react";

import type { LogReport } from "#engine/access-log/log-report.ts";
import { listLogSections, type LogSection } from "#engine/access-log/log-sections.ts";
import { tellCell, writeLogCsv, writeLogMarkdown } from "#engine/access-log/write-log.ts";
import { ReportFiles } from "#app/tools/kit/result/report-files.tsx";
import { MeasuredBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { groupThousands } from "#lib/group-thousands.ts";
import { LogDays } from "./log-days.tsx";

type LogResultProps = { report: LogReport; run: number; names: readonly string[] };

export function LogResult({ report, run, names }: LogResultProps) {
  const [first, ...others] = listLogSections(report).map((section) => (
    <Section key={`${run} ${section.title}`} section={section} />
  ));
  return (
    <ResultFrame
      label={report.answer}
      run={run}
      badge={<MeasuredBadge on="file">{names.join(", ")}. Days are Pakistan’s.</MeasuredBadge>}
      headline={report.answer}
      more={
        <>
          {others}
          <ReportFiles
            name="who-came"
            write={{
              CSV: () => writeLogCsv(report),
              JSON: () => JSON.stringify(report, null, 2),
              Markdown: () => writeLogMarkdown(report),
            }}
          />
        </>
      }
    >
      {first}
    </ResultFrame>
  );
}

/** Rows of a table that has more; of one that is a picture, too, none. */
const FIRST = 10;

function Section({ section: { title, says, head, rows, isDaily } }: { section: LogSection }) {
  const [isWhole, setIsWhole] = useState(false);
  const first = isDaily ? 0 : FIRST;
  const shown = isWhole ? rows : rows.slice(0, first);
  return (
    <section className="tool-result">
      <h3>{title}</h3>
      {says.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isDaily ? <LogDays head={head} rows={rows} /> : null}
      {shown.length > 0 ? <Table head={head} rows={shown} /> : null}
      {rows.length > first ? (
        <Button
          size="sm"
          variant="outline"
          className="no-print"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? "Show fewer" : `Show all ${groupThousands(rows.length)} rows`}
        </Button>
      ) : null}
    </section>
  );
}

function Table({ head, rows }: Pick<LogSection, "head" | "rows">) {
  return (
    <table className="table number log-table" data-cards>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => {
              const text = tellCell(cell);
              const isAddress = text.includes("/") || undefined;
              return column === 0 && row.length > 1 ? (
                <th key={column} scope="row" data-address={isAddress}>
                  {text}
                </th>
              ) : (
                <td
                  key={column}
                  data-label={row.length > 1 ? head[column] : undefined}
                  data-address={isAddress}
                >
                  {text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
