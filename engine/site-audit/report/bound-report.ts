import { MAX_PICTURE_CHARACTERS, MAX_REPORT_LIST_CHARACTERS } from "#engine/bounds.ts";
import type { SiteReport } from "#engine/site-audit/contract.ts";

const CUT =
  "The report is longer than what is kept of one: its longest lists end early. What is counted is counted of everything.";

/** A report whose lists are as long as they may be; where one was cut, it says so. */
export function boundReport(report: SiteReport): SiteReport {
  let isCut = false;
  /** The first rows that fit into so many characters of JSON. */
  function take<Row>(rows: readonly Row[], characters: number): readonly Row[] {
    let left = characters;
    const end = rows.findIndex((row) => (left -= JSON.stringify(row).length) < 0);
    isCut ||= end !== -1;
    return end === -1 ? rows : rows.slice(0, end);
  }
  const { pictures } = report;
  const share = MAX_REPORT_LIST_CHARACTERS / Math.max(1, report.issues.length);
  const bounded = {
    ...report,
    fixes: take(report.fixes, MAX_PICTURE_CHARACTERS),
    pictures: {
      ...pictures,
      folders: take(pictures.folders, MAX_PICTURE_CHARACTERS),
      redirects: take(pictures.redirects, MAX_PICTURE_CHARACTERS),
      hreflang: {
        codes: take(pictures.hreflang.codes, MAX_PICTURE_CHARACTERS / 10),
        rows: take(pictures.hreflang.rows, MAX_PICTURE_CHARACTERS),
      },
      clusters: take(pictures.clusters, MAX_PICTURE_CHARACTERS),
    },
    coverage: {
      ...report.coverage,
      reasons: take(report.coverage.reasons, MAX_PICTURE_CHARACTERS),
    },
    issues: report.issues.map((issue) => ({ ...issue, pages: take(issue.pages, share) })),
    pages: take(report.pages, MAX_REPORT_LIST_CHARACTERS),
  };
  return isCut ? { ...bounded, bounds: [...report.bounds, { id: "report", text: CUT }] } : bounded;
}
