import type {
  Comparison,
  MarkedFix,
  RecheckedFix,
  SiteFix,
  SiteReportHead,
} from "#engine/site-audit/site-report.ts";

/** The report with what was noted at its findings after it was made. */
export function withMarks<Report extends Pick<SiteReportHead, "fixes">>(
  report: Report,
  marks: readonly MarkedFix[] = [],
  rechecks: readonly RecheckedFix[] = [],
): Report {
  if (marks.length + rechecks.length === 0) return report;
  const markOf = new Map(marks.map(({ fix, ...mark }) => [fix, mark]));
  const recheckOf = new Map(rechecks.map(({ fix, ...recheck }) => [fix, recheck]));
  const fixes = report.fixes.map((each): SiteFix => {
    const mark = markOf.get(each.key);
    const recheck = recheckOf.get(each.key);
    return { ...each, ...(mark && { mark }), ...(recheck && { recheck }) };
  });
  return { ...report, fixes };
}

/** Findings that stay ignored: still there, and at no more addresses than when they were ignored. */
export function stillIgnored(comparison: Comparison | undefined): readonly MarkedFix[] {
  const { still = [], better = [] } = comparison ?? {};
  return [...still, ...better].flatMap(({ mark }) => (mark?.state === "ignored" ? [mark] : []));
}
