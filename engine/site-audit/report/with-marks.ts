import type {
  Comparison,
  MarkedFix,
  SiteFix,
  SiteReportHead,
} from "#engine/site-audit/site-report.ts";

/** The report with each mark at its finding. */
export function withMarks<Report extends Pick<SiteReportHead, "fixes">>(
  report: Report,
  marks: readonly MarkedFix[] = [],
): Report {
  if (marks.length === 0) return report;
  const byFix = new Map(marks.map(({ fix, ...mark }) => [fix, mark]));
  const fixes = report.fixes.map((each): SiteFix => {
    const mark = byFix.get(each.key);
    return mark === undefined ? each : { ...each, mark };
  });
  return { ...report, fixes };
}

/** Findings that stay ignored: still there, and at no more addresses than when they were ignored. */
export function stillIgnored(comparison: Comparison | undefined): readonly MarkedFix[] {
  const { still = [], better = [] } = comparison ?? {};
  return [...still, ...better].flatMap(({ mark }) => (mark?.state === "ignored" ? [mark] : []));
}
