import { MAX_PICTURE_CHARACTERS, MAX_REPORT_LIST_CHARACTERS } from "#engine/bounds.ts";
import type { SiteFix, SiteIssue, SiteReport } from "#engine/site-audit/site-report.ts";

const CUT =
  "The report is longer than what is kept of one: its longest lists end early. What is counted is counted of everything.";

/** A report whose lists are as long as they may be; where one is cut, or was before, it says so. */
export function boundReport(report: SiteReport, wasCut = false): SiteReport {
  let isCut = wasCut;
  /** The first rows that fit into a number of characters of JSON. */
  function take<Row>(rows: readonly Row[], characters: number): readonly Row[] {
    let left = characters;
    const end = rows.findIndex((row) => (left -= JSON.stringify(row).length) < 0);
    isCut ||= end !== -1;
    return end === -1 ? rows : rows.slice(0, end);
  }
  const bounded = {
    ...report,
    fixes: take(shareTargets(report.fixes, take), MAX_PICTURE_CHARACTERS),
    pictures: {
      ...report.pictures,
      redirects: take(report.pictures.redirects, MAX_PICTURE_CHARACTERS),
    },
    coverage: {
      ...report.coverage,
      reasons: take(report.coverage.reasons, MAX_PICTURE_CHARACTERS),
    },
    issues: shareIssues(report.issues, take),
    pages: take(report.pages, MAX_REPORT_LIST_CHARACTERS),
  };
  return tellCut(bounded, isCut);
}

/** With the sentence on lists that end early, where some do. */
export function tellCut(report: SiteReport, isCut: boolean): SiteReport {
  return isCut ? { ...report, bounds: [...report.bounds, { id: "report", text: CUT }] } : report;
}

type Take = <Row>(rows: readonly Row[], characters: number) => readonly Row[];

/** Half the room of the list, in equal parts: the rows come first, what they are about is in the files too. */
function shareTargets(fixes: readonly SiteFix[], take: Take): readonly SiteFix[] {
  const share = MAX_PICTURE_CHARACTERS / 2 / Math.max(1, fixes.length);
  return fixes.map((fix) =>
    fix.targets === undefined
      ? fix
      : { ...fix, targets: { ...fix.targets, rows: take(fix.targets.rows, share) } },
  );
}

/** Short lists whole; what they leave goes to the long ones, in equal parts. */
function shareIssues(issues: readonly SiteIssue[], take: Take): readonly SiteIssue[] {
  const kept = new Map<SiteIssue, SiteIssue>();
  let left = MAX_REPORT_LIST_CHARACTERS;
  const bySize = issues
    .map((issue) => ({ issue, size: JSON.stringify(issue.pages).length }))
    .toSorted((a, b) => a.size - b.size);
  for (const [index, { issue, size }] of bySize.entries()) {
    const share = left / (bySize.length - index);
    kept.set(issue, { ...issue, pages: take(issue.pages, share) });
    left -= Math.min(size, share);
  }
  return issues.map((issue) => kept.get(issue) ?? issue);
}
