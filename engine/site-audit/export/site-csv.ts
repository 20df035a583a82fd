import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { IssuePage, SiteFix, SiteReport } from "#engine/site-audit/site-report.ts";
import { toCsv, type CsvCell } from "#lib/text/to-csv.ts";

/** A file for a spreadsheet: its name without folder, and its text. */
export type ExportFile = { name: string; text: string };

/** Two tables: every page, and every place where something needs a fix. */
export function writeSiteCsv(report: SiteReport): readonly ExportFile[] {
  return [
    { name: "pages.csv", text: writePagesCsv(report) },
    { name: "issues.csv", text: writeIssuesCsv(report) },
  ];
}

/** The columns of pages.csv, in their order: its heading, and what is in it. */
const PAGE_COLUMNS: readonly (readonly [heading: string, read: (page: ReportPage) => CsvCell])[] = [
  ["url", ({ url }) => url],
  ["status", ({ status }) => status ?? ""],
  ["redirects to", ({ details }) => details?.location ?? ""],
  ["content type", ({ details }) => details?.contentType ?? ""],
  ["indexable", ({ indexable }) => (indexable ? "yes" : "no")],
  ["reason", ({ reason }) => reason],
  ["not read", ({ notRead }) => notRead ?? ""],
  ["robots", ({ details }) => details?.robots ?? ""],
  ["x-robots-tag", ({ details }) => details?.xRobotsTag ?? ""],
  ["canonical", ({ details }) => details?.canonical ?? ""],
  ["depth", ({ depth }) => depth ?? ""],
  ["shortest way from", ({ parent }) => parent ?? ""],
  ["inlinks", ({ inlinks }) => inlinks],
  ["outlinks", ({ outlinks }) => outlinks],
  ["internal rank", ({ rank }) => rank.toFixed(6)],
  ["template", ({ template }) => template],
  ["title", ({ title }) => title ?? ""],
  ["title characters", ({ title }) => title?.length ?? ""],
  ["title px", ({ details }) => details?.titlePx ?? ""],
  ["description", ({ details }) => details?.description ?? ""],
  ["description characters", ({ details }) => details?.description.length ?? ""],
  ["h1", ({ details }) => details?.h1 ?? ""],
  ["h1 count", ({ details }) => details?.h1Count ?? ""],
  ["words", ({ wordCount }) => wordCount ?? ""],
  ["main words", ({ details }) => details?.mainWordCount ?? ""],
  ["language", ({ details }) => details?.lang ?? ""],
  ["direction", ({ details }) => details?.dir ?? ""],
  ["hreflang", ({ details }) => details?.hreflang ?? ""],
  ["bytes", ({ details }) => details?.bytes ?? ""],
  ["ms to first byte", ({ details }) => details?.firstByteMs ?? ""],
  ["text hash", ({ details }) => details?.textHash ?? ""],
  ["in sitemap", ({ inSitemap }) => (inSitemap ? "yes" : "no")],
  ["issues", ({ issues }) => issues.join(" ")],
  ["points", ({ points }) => points],
];

function writePagesCsv({ pages, bounds }: SiteReport): string {
  return toCsv([
    ...cutLine(bounds),
    PAGE_COLUMNS.map(([heading]) => heading),
    ...pages.map((page) => PAGE_COLUMNS.map(([, read]) => read(page))),
  ]);
}

/** The places of one finding, as `writeIssuesCsv` writes those of all. */
export function writeFixCsv(
  { issue: id, severity, source }: Pick<SiteFix, "issue" | "severity" | "source">,
  pages: readonly IssuePage[],
  bounds: SiteReport["bounds"],
): string {
  return writeIssuesCsv({ issues: [{ id, severity, source, pages }], bounds });
}

/** One line for each address and each place that links there. */
export function writeIssuesCsv({ issues, bounds }: Pick<SiteReport, "issues" | "bounds">): string {
  const rows = issues.flatMap(({ id, severity, source, pages }) =>
    pages.flatMap(({ url, target, evidence, line, linkedFrom }) => {
      const places = linkedFrom.length === 0 ? [undefined] : linkedFrom;
      return places.map((place) => [
        id,
        severity,
        source,
        url,
        line ?? "",
        target ?? "",
        evidence,
        place?.url ?? "",
        place?.anchor ?? "",
        place === undefined || place.line === 0 ? "" : place.line,
      ]);
    }),
  );
  return toCsv([
    ...cutLine(bounds),
    [
      "issue",
      "severity",
      "source",
      "url",
      "line",
      "target",
      "evidence",
      "linked from",
      "anchor",
      "link line",
    ],
    ...rows,
  ]);
}

/** Where the report's lists end early, the table says so before anything else. */
function cutLine(bounds: SiteReport["bounds"]): readonly (readonly CsvCell[])[] {
  return bounds.filter(({ id }) => id === "report").map(({ text }) => [text]);
}
