import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { IssuePage, SiteFix, SiteReport } from "#engine/site-audit/site-report.ts";
import { toCsv, type CsvCell } from "#lib/text/to-csv.ts";

/** A file for a spreadsheet: its name without folder, and its text. */
export type ExportFile = { name: string; text: string };

/** Two tables: every page, and every place where something needs a fix. */
export function writeSiteCsv(report: SiteReport): readonly ExportFile[] {
  return [
    { name: "pages.csv", text: toCsv([...toPageRows(report)]) },
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

/** Those of pages.csv: its heading first. */
export function* toPageRows({ pages, bounds }: SiteReport): Generator<readonly CsvCell[]> {
  yield* cutLine(bounds);
  yield PAGE_COLUMNS.map(([heading]) => heading);
  for (const page of pages) yield PAGE_COLUMNS.map(([, read]) => read(page));
}

/** The places of one finding, as `writeIssuesCsv` writes those of all. */
export function writeFixCsv(
  { issue: id, severity, source }: Pick<SiteFix, "issue" | "severity" | "source">,
  pages: readonly IssuePage[],
  bounds: SiteReport["bounds"],
): string {
  return writeIssuesCsv({ issues: [{ id, severity, source, pages }], bounds });
}

/** Of issues.csv: one line for each address and each place that links there. */
export function writeIssuesCsv(report: IssuesToWrite): string {
  return toCsv([...toIssueRows(report)]);
}

type IssuesToWrite = Pick<SiteReport, "issues" | "bounds">;

const ISSUE_COLUMNS = [
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
];

/** Those of issues.csv: its heading first. */
export function* toIssueRows({ issues, bounds }: IssuesToWrite): Generator<readonly CsvCell[]> {
  yield* cutLine(bounds);
  yield ISSUE_COLUMNS;
  for (const { id, severity, source, pages } of issues) {
    for (const { url, target, evidence, line, linkedFrom } of pages) {
      for (const place of linkedFrom.length === 0 ? [undefined] : linkedFrom) {
        const linkLine = place === undefined || place.line === 0 ? "" : place.line;
        const link = [place?.url ?? "", place?.anchor ?? "", linkLine];
        yield [id, severity, source, url, line ?? "", target ?? "", evidence, ...link];
      }
    }
  }
}

/** Where the report's lists end early, the table says so before anything else. */
function cutLine(bounds: SiteReport["bounds"]): readonly (readonly CsvCell[])[] {
  return bounds.filter(({ id }) => id === "report").map(({ text }) => [text]);
}
