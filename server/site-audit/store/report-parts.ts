import type {
  ReportPage,
  SiteIssue,
  SiteReport,
  SiteReportHead,
} from "#engine/site-audit/contract.ts";

/** A report as it is stored: what is shown at once, and the lists that are handed out in parts. */
export type ReportParts = {
  /** A `SiteReportHead`. */
  head: string;
  issues: readonly string[];
  pages: readonly string[];
  /** The corrected one, at most one. */
  sitemap: readonly string[];
};

/** Each row is JSON. */
export function splitReport({ issues, pages, sitemapXml, ...head }: SiteReport): ReportParts {
  return {
    head: JSON.stringify(head),
    sitemap: sitemapXml === undefined ? [] : [JSON.stringify(sitemapXml)],
    issues: issues.map((issue) => JSON.stringify(issue)),
    pages: pages.map((page) => JSON.stringify(page)),
  };
}

export function joinReport({ head, issues, pages, sitemap }: ReportParts): SiteReport {
  const [sitemapXml] = sitemap;
  return {
    ...(JSON.parse(head) as SiteReportHead),
    ...(sitemapXml !== undefined && { sitemapXml: JSON.parse(sitemapXml) as string }),
    issues: issues.map((issue) => JSON.parse(issue) as SiteIssue),
    pages: pages.map((page) => JSON.parse(page) as ReportPage),
  };
}
