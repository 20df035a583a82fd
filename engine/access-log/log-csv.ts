import { toCsv, type CsvCell } from "#lib/text/to-csv.ts";
import { dayOf } from "#lib/pakistan-days.ts";
import type { CrawlerVisits, LogReport } from "./log-report.ts";

type Column = readonly [head: string, of: (one: CrawlerVisits, report: LogReport) => CsvCell];

const COLUMNS: readonly Column[] = [
  ["Crawler", ({ name }) => name],
  ["Operator", ({ operator }) => operator],
  ["Requests", ({ requests }) => requests],
  ["Only pretends", () => "no"],
  ["Addresses as of", ({ rangesOf }) => rangesOf ?? ""],
  ["From these addresses", ({ confirmed }) => confirmed],
  ["Purpose", ({ purpose }) => purpose],
  ["First", ({ first }) => dayOf(first)],
  ["Last", ({ last }) => dayOf(last)],
  ["2xx", ({ statuses }) => statuses["2xx"]],
  ["3xx", ({ statuses }) => statuses["3xx"]],
  ["4xx", ({ statuses }) => statuses["4xx"]],
  ["5xx", ({ statuses }) => statuses["5xx"]],
  ["Bytes", ({ bytes }) => bytes],
  ["Mean time in ms", ({ tookMs }) => tookMs ?? ""],
  ["Closed by robots.txt", ({ name }, { disobeyed }) => requestsOf(name, disobeyed)],
  [
    "Pages never asked for",
    ({ name }, { missed }) => missed?.rows.find((row) => row.name === name)?.missed ?? "",
  ],
];

/** Who came, a crawler a row, and then who only pretended. */
export function writeLogCsv(report: LogReport): string {
  return toCsv([
    COLUMNS.map(([head]) => head),
    ...report.crawlers.map((one) => COLUMNS.map(([, of]) => of(one, report))),
    ...report.pretenders.map(({ name, operator, requests, rangesOf }) => [
      name,
      operator,
      requests,
      "yes",
      rangesOf,
      0,
    ]),
  ]);
}

/** Without a file nothing is said of it. */
function requestsOf(name: string, disobeyed: LogReport["disobeyed"]): CsvCell {
  if (disobeyed === null) return "";
  return disobeyed.find((row) => row.name === name)?.requests ?? 0;
}
