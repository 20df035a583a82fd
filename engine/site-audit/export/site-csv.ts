import type { SiteReport } from "#engine/site-audit/contract.ts";
import { toCsv } from "#lib/to-csv.ts";

/** A file for a spreadsheet: its name without folder, and its text. */
export type ExportFile = { name: string; text: string };

/** Two tables: every page, and every place where something is to be mended. */
export function writeSiteCsv(report: SiteReport): readonly ExportFile[] {
  return [
    { name: "pages.csv", text: writePagesCsv(report) },
    { name: "issues.csv", text: writeIssuesCsv(report) },
  ];
}

function writePagesCsv({ pages }: SiteReport): string {
  return toCsv([
    [
      "url",
      "status",
      "indexable",
      "reason",
      "depth",
      "inlinks",
      "outlinks",
      "internal rank",
      "template",
      "title",
      "words",
      "in sitemap",
      "issues",
      "points",
    ],
    ...pages.map((page) => [
      page.url,
      page.status ?? "",
      page.indexable ? "yes" : "no",
      page.reason,
      page.depth ?? "",
      page.inlinks,
      page.outlinks,
      page.rank.toFixed(6),
      page.template,
      page.title ?? "",
      page.wordCount ?? "",
      page.inSitemap ? "yes" : "no",
      page.issues.join(" "),
      page.points,
    ]),
  ]);
}

/** One line for each address and each place that links there. */
export function writeIssuesCsv({ issues }: SiteReport): string {
  const rows = issues.flatMap(({ id, severity, source, pages }) =>
    pages.flatMap(({ url, evidence, line, linkedFrom }) => {
      const places = linkedFrom.length === 0 ? [undefined] : linkedFrom;
      return places.map((place) => [
        id,
        severity,
        source,
        url,
        line ?? "",
        evidence,
        place?.url ?? "",
        place?.anchor ?? "",
        place === undefined || place.line === 0 ? "" : place.line,
      ]);
    }),
  );
  return toCsv([
    [
      "issue",
      "severity",
      "source",
      "url",
      "line",
      "evidence",
      "linked from",
      "anchor",
      "link line",
    ],
    ...rows,
  ]);
}
