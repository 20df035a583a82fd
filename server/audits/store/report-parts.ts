import { MAX_REPORT_ROW_CHARACTERS } from "#engine/bounds.ts";
import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type {
  IssuePage,
  SiteIssue,
  SiteReport,
  SiteReportHead,
} from "#engine/site-audit/site-report.ts";

/** A report as it is stored: what is shown at once, and the lists that are handed out in parts. */
export type ReportParts = {
  /** A `SiteReportHead`. */
  head: string;
  issues: readonly string[];
  pages: readonly string[];
  /** The corrected one, at most one. */
  sitemap: readonly string[];
};

/** Each row is JSON. An issue of many pages takes several rows, one after the other. */
export function splitReport({ issues, pages, sitemapXml, ...head }: SiteReport): ReportParts {
  return {
    head: JSON.stringify(head),
    sitemap: sitemapXml === undefined ? [] : [JSON.stringify(sitemapXml)],
    issues: issues.flatMap(divide).map((issue) => JSON.stringify(issue)),
    pages: pages.map((page) => JSON.stringify(page)),
  };
}

/** The reverse of `splitReport`. */
export function joinReport({ head, issues, pages, sitemap }: ReportParts): SiteReport {
  const [sitemapXml] = sitemap;
  return {
    ...(JSON.parse(head) as SiteReportHead),
    ...(sitemapXml !== undefined && { sitemapXml: JSON.parse(sitemapXml) as string }),
    issues: joinIssues(issues.map((issue) => JSON.parse(issue) as SiteIssue)),
    pages: pages.map((page) => JSON.parse(page) as ReportPage),
  };
}

function divide(issue: SiteIssue): readonly SiteIssue[] {
  const rows: IssuePage[][] = [[]];
  let characters = 0;
  for (const page of issue.pages) {
    characters += JSON.stringify(page).length;
    if (characters > MAX_REPORT_ROW_CHARACTERS && rows.at(-1)!.length > 0) {
      rows.push([]);
      characters = 0;
    }
    rows.at(-1)!.push(page);
  }
  return rows.map((pages) => ({ ...issue, pages }));
}

function joinIssues(rows: readonly SiteIssue[]): readonly SiteIssue[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((same) => ({
    ...same[0]!,
    pages: same.flatMap(({ pages }) => pages),
  }));
}
