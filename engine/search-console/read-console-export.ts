/**
 * What Google Search Console and Bing Webmaster Tools export: the pages with their figures, and the
 * lists of the report on indexing. Headings are in the account's language, so tables are known by what
 * is in them. https://support.google.com/webmasters/answer/12919797
 */
import { unzipSync } from "fflate";

import { findColumns, isPageAddress } from "./find-columns.ts";
import { readWhole } from "./read-number.ts";
import { parseCsv } from "#lib/text/parse-csv.ts";
import type { Result } from "#lib/result.ts";

export type ConsoleFile = { name: string; bytes: Uint8Array };
export type PageFigures = { clicks: number; impressions: number };

export type ConsoleExport = {
  /** In their order, an address once for each row that it has. */
  figures: readonly ({ url: string } & PageFigures)[];
  /** Pages that Google lists as indexed. */
  indexed: readonly string[];
  /** Pages that it lists as not indexed, with its reason in the account's language; "" where the export has none. */
  notIndexed: readonly { url: string; reason: string }[];
};

type Found = { [List in keyof ConsoleExport]: ConsoleExport[List][number][] };

/** A sheet of a full export is about 100 KB: 1,000 rows. */
export const MAX_EXPORT_BYTES = 20 * 1024 * 1024;
const MAX_ROWS = 100_000;
const MAX_FILES = 30;

const TOO_LARGE = "The export is larger than 20 MB. Export one report at a time.";
const EXCEL = "This is an Excel file. In Search Console choose Export, Download CSV.";
const DAMAGED = "The zip cannot be opened. Download it again, and drop it as it came.";
const NO_PAGES =
  "No table in it has addresses of pages. In Search Console open Performance, the table Pages, and choose Export, Download CSV.";
const UNNAMED =
  "The list does not say whether these pages are indexed. Drop the zip under the name that Search Console gave it, such as shop.pk-Coverage-Valid.zip.";

/** All files as one export; what is wrong, in a sentence that says what to do. */
export function readConsoleExport(files: readonly ConsoleFile[]): Result<ConsoleExport, string> {
  if (files.length > MAX_FILES)
    return refuse(`More than ${MAX_FILES} files. Drop one export at a time.`);
  const found: Found = { figures: [], indexed: [], notIndexed: [] };
  let problem = NO_PAGES;
  for (const file of files) {
    const tables = openFile(file);
    if (!tables.ok) return tables;
    const reason = findReason(tables.value);
    for (const rows of tables.value) problem = takeTable(rows, file.name, reason, found) ?? problem;
  }
  const rows = found.figures.length + found.indexed.length + found.notIndexed.length;
  if (rows === 0) return refuse(problem);
  if (rows > MAX_ROWS)
    return refuse("More than 100,000 rows. Export a shorter time, or one report.");
  return { ok: true, value: found };
}

function refuse(problem: string): { ok: false; problem: string } {
  return { ok: false, problem };
}

/** Adds what a table has; a problem where it has addresses that say nothing. */
function takeTable(
  rows: readonly (readonly string[])[],
  name: string,
  reason: string,
  found: Found,
): string | undefined {
  const first = rows.findIndex((row) => row.some(isPageAddress));
  const columns = first === -1 ? undefined : findColumns(rows.slice(first));
  if (columns === undefined) return undefined;
  const { url: at, figures } = columns;
  const pages = rows.slice(first).filter((row) => isPageAddress(cellOf(row, at)));
  if (figures !== undefined) {
    for (const row of pages) {
      found.figures.push({
        url: cellOf(row, at),
        clicks: readWhole(cellOf(row, figures.clicks)) ?? 0,
        impressions: readWhole(cellOf(row, figures.impressions)) ?? 0,
      });
    }
    return undefined;
  }
  // These parts of the file's name are English in every language.
  const isIndexed = /coverage-valid/i.test(name);
  if (!isIndexed && !/coverage-drilldown/i.test(name)) return UNNAMED;
  for (const row of pages) {
    if (isIndexed) found.indexed.push(cellOf(row, at));
    else found.notIndexed.push({ url: cellOf(row, at), reason });
  }
  return undefined;
}

/** The table of two columns without a figure or an address ends with it: "Issue,Crawled - currently not indexed". */
function findReason(tables: readonly (readonly (readonly string[])[])[]): string {
  const about = tables.find(
    (rows) =>
      rows.length > 1 &&
      rows.every(([, value = "", more]) => more === undefined && /^\p{L}/u.test(value)) &&
      !rows.some((row) => row.some(isPageAddress)),
  );
  return about?.at(-1)?.[1] ?? "";
}

function cellOf(row: readonly string[], column: number): string {
  return row[column] ?? "";
}

/** The tables of a zip, or the one that the file is. */
function openFile({ name, bytes }: ConsoleFile): Result<readonly string[][][], string> {
  if (bytes.length > MAX_EXPORT_BYTES) return refuse(TOO_LARGE);
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) {
    if (/\.xlsx?$/i.test(name)) return refuse(EXCEL);
    return { ok: true, value: [parseCsv(decode(bytes))] };
  }
  let left = MAX_EXPORT_BYTES;
  let isExcel = false;
  try {
    const entries = unzipSync(bytes, {
      filter: (entry) => {
        isExcel ||= entry.name.startsWith("xl/");
        if (!/\.csv$/i.test(entry.name)) return false;
        left -= entry.originalSize;
        return left >= 0;
      },
    });
    if (isExcel) return refuse(EXCEL);
    if (left < 0) return refuse(TOO_LARGE);
    return { ok: true, value: Object.values(entries).map((entry) => parseCsv(decode(entry))) };
  } catch {
    return refuse(DAMAGED);
  }
}

/** UTF-8, as it comes, or UTF-16, as a spreadsheet saves it. */
function decode(bytes: Uint8Array): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isWide ? "utf-16le" : "utf-8").decode(bytes);
}
