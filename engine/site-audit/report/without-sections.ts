import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { SiteReport, SiteReportHead } from "#engine/site-audit/site-report.ts";
import type { ReportSection } from "./report-sections.ts";

type AnyReport = SiteReportHead & Partial<Pick<SiteReport, "issues" | "pages">>;

/** The report as others get it: without what is in its hidden sections. */
export function withoutSections<Report extends AnyReport>(
  report: Report,
  hidden: readonly ReportSection[],
): Report {
  return hidden.length === 0 ? report : (leaveOut(report, hidden) as Report);
}

function leaveOut(report: AnyReport, hidden: readonly ReportSection[]): AnyReport {
  const { comparison, ai, ...rest } = report;
  const isHidden = (section: ReportSection) => hidden.includes(section);
  return {
    ...rest,
    ...(comparison && !isHidden("since") && { comparison }),
    ...(ai && !isHidden("ai") && { ai }),
    ...(isHidden("coverage") && {
      coverage: { ...report.coverage, reasons: [], unread: [] },
      bounds: [],
    }),
    ...(isHidden("since") && { whatsapp: withoutSince(report.whatsapp) }),
    ...(isHidden("pictures") && { pictures: { depth: [], redirects: [] } }),
    ...(isHidden("fixes") && withoutFixes(report)),
    ...(isHidden("pages") && report.pages && { pages: [] }),
    leftOut: hidden,
  };
}

/** The message's last line says what changed: sentences.ts. */
function withoutSince(message: string): string {
  return message.replace(/\nSince [^\n]*$/, "");
}

/** What a page's row says without the findings. */
export function withoutFindings(page: ReportPage): ReportPage {
  return { ...page, issues: [], points: 0 };
}

function withoutFixes({ site, sentence, points, issues, pages }: AnyReport) {
  // The next sentence says which fixes come first.
  const [first = ""] = /^.*?\.(?= |$)/.exec(sentence) ?? [sentence];
  const bySeverity = { blocking: 0, clicks: 0, cosmetic: 0 } satisfies typeof points.bySeverity;
  return {
    sentence: first,
    whatsapp: `*${site}: ${first.replace(/\.$/, "")}*`,
    fixes: [],
    roots: [],
    points: { total: 0, bySeverity, byTemplate: [] },
    ...(issues && { issues: [] }),
    ...(pages && { pages: pages.map(withoutFindings) }),
  };
}
