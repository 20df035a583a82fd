import { CircleX, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { count } from "#lib/count.ts";
import { toCsv } from "#lib/text/to-csv.ts";
import { ExportCsv } from "#app/tools/kit/result/export-csv.tsx";
import { copyWithToast } from "#app/tools/kit/kept/copy-with-toast.ts";
import type { ClusterFinding, ClusterReport } from "#engine/hreflang/check-cluster.ts";
import { ReturnTags } from "./return-tags.tsx";
import type { Matrix } from "#engine/hreflang/cluster-matrix.ts";
import { MeasuredBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusWord } from "#app/ui/status-word.tsx";

/** More would only make the page slow; the CSV holds them all. */
const MAX_FINDINGS = 200;
const MAX_MATRICES = 5;

type HreflangReportProps = {
  report: ClusterReport;
  run: number;
  /** In place of the badge for pasted pages. */
  badge?: ReactNode;
  /** What is wrong beside the findings; "" for nothing. */
  troubles?: string;
  /** What a cell says of a listed page of which nothing is known. */
  unknownWord?: (url: string) => string;
  /** Between the findings and who lists whom. */
  children?: ReactNode;
};

export function HreflangReport({
  report,
  run,
  badge,
  troubles = "",
  unknownWord = () => "Not given",
  children,
}: HreflangReportProps) {
  const { findings, matrices, pageCount } = report;
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const warnings = findings.length - errors;
  const faults = [
    troubles,
    errors > 0 && count(errors, "error"),
    warnings > 0 && count(warnings, "warning"),
  ].filter(Boolean);
  const headline = faults.join(", ") || "Nothing is wrong here";
  const shown = matrices
    .toSorted((a, b) => countMissing(b) - countMissing(a))
    .slice(0, MAX_MATRICES);
  const isAlone = matrices.some((matrix) => matrix.rows.some((row) => !row.isSupplied));

  return (
    <ResultFrame
      label={`${headline}, ${count(pageCount, "page")}`}
      run={run}
      isPart={faults.length === 0}
      badge={
        badge ?? (
          <MeasuredBadge on={pageCount > 1 ? "text" : "page"}>
            {count(pageCount, "page")} read. Rules: Google Search Central, localized versions;
            checked 21 November 2026.
            {isAlone
              ? " Pages that were not given are unknown: add them to see their return tags."
              : ""}
          </MeasuredBadge>
        )
      }
      headline={headline}
      more={
        <>
          {children}
          {shown.map((matrix, index) => (
            <ReturnTags key={index} matrix={matrix} unknownWord={unknownWord} />
          ))}
          {matrices.length > MAX_MATRICES ? (
            <p className="tool-help">
              The {MAX_MATRICES} clusters with most gaps of {matrices.length}.
            </p>
          ) : null}
        </>
      }
    >
      {findings.length > 0 ? <Findings findings={findings} /> : null}
    </ResultFrame>
  );
}

function Findings({ findings }: Pick<ClusterReport, "findings">) {
  return (
    <>
      <ul className="rows" data-kind="marked">
        {findings.slice(0, MAX_FINDINGS).map((finding, index) => (
          <Finding key={index} finding={finding} />
        ))}
      </ul>
      {findings.length > MAX_FINDINGS ? (
        <p className="tool-help">
          The first {MAX_FINDINGS} of {findings.length}. The CSV holds all.
        </p>
      ) : null}
      <div className="actions after">
        <ExportCsv
          name="hreflang-findings.csv"
          write={() => writeCsv(findings)}
          toast="Findings exported as CSV!"
        />
      </div>
    </>
  );
}

function Finding({ finding: { severity, page, line, message, add } }: { finding: ClusterFinding }) {
  const Icon = severity === "error" ? CircleX : TriangleAlert;
  return (
    <li>
      <StatusWord of={severity === "error" ? "fail" : "warn"} Icon={Icon}>
        {severity === "error" ? "Error" : "Warning"}
      </StatusWord>
      <div>
        <p>{message}</p>
        <p className="soft">
          {line === undefined ? "" : `Line ${line} of `}
          <code>{page}</code>
        </p>
        {add ? (
          <p className="cluster" data-gap="small">
            <code>{add}</code>
            <Button
              size="sm"
              variant="outline"
              onClick={() => copyWithToast(add, "Tags copied to clipboard!")}
            >
              Copy line
            </Button>
          </p>
        ) : null}
      </div>
    </li>
  );
}

function countMissing({ rows }: Matrix): number {
  return rows
    .flatMap(({ cells }) => cells)
    .filter(({ state }) => state === "missing" || state === "near").length;
}

function writeCsv(findings: readonly ClusterFinding[]): string {
  return toCsv([
    ["Severity", "Page", "Line", "Finding", "Line to add"],
    ...findings.map(({ severity, page, line, message, add }) => [
      severity,
      page,
      line ?? "",
      message,
      add ?? "",
    ]),
  ]);
}
