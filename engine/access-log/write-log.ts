import { formatDate } from "#lib/format-date.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { escapeMarkdown } from "#lib/text/escape-markdown.ts";
import { toCsv, type CsvCell } from "#lib/text/to-csv.ts";
import type { LogReport } from "./log-report.ts";
import { listLogSections } from "./log-sections.ts";

/** As it is read: numbers in groups, days in words. */
export function tellCell(cell: CsvCell): string {
  if (typeof cell === "number") return groupThousands(cell);
  return /^\d{4}-\d\d-\d\d$/.test(cell) ? formatDate(cell) : cell;
}

export function writeLogMarkdown(report: LogReport): string {
  const parts = listLogSections(report).flatMap(({ title, says, head, rows }) => [
    `## ${title}`,
    ...says.map(escapeMarkdown),
    ...(rows.length === 0 ? [] : [[head, head.map(() => "---"), ...rows].map(toLine).join("\n")]),
  ]);
  return `${[`**${escapeMarkdown(report.answer)}**`, ...parts].join("\n\n")}\n`;
}

function toLine(row: readonly CsvCell[]): string {
  return `| ${row.map((cell) => escapeMarkdown(tellCell(cell))).join(" | ")} |`;
}

/** All sections in one table: columns of the same name are one. */
export function writeLogCsv(report: LogReport): string {
  const sections = listLogSections(report);
  const heads = [...new Set(sections.flatMap(({ head }) => head))];
  return toCsv([
    ["Section", ...heads],
    ...sections.flatMap(({ title, head, rows }) =>
      rows.map((row) => [title, ...heads.map((name) => row[head.indexOf(name)] ?? "")]),
    ),
  ]);
}
