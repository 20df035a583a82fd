import { showControls } from "./show-controls.ts";

/**
 * Writes CSV that opens in a spreadsheet without running anything.
 * Format: https://www.rfc-editor.org/rfc/rfc4180
 * Guard: https://owasp.org/www-community/attacks/CSV_Injection
 */
export type CsvCell = string | number;

/** Excel takes a file without one for the machine's old code page. */
export const BYTE_ORDER_MARK = "\uFEFF";
/** OWASP's triggers and their full-width forms, also after leading spaces. */
const FORMULA_START = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Most cells: addresses and short words, which need neither quotes nor a guard. */
const PLAIN_CELL = /^[\w/][\w ./:?&#%=~()-]*$/;

const FORMULA_IN_CELL = /^(\s*)(?=[=+\-@＝＋－＠])/u;

/** Rows as lines that end in CR LF, with a byte order mark where letters outside ASCII need it. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  const text = toCsvLines(rows);
  return isPlainAscii(text) ? text : BYTE_ORDER_MARK + text;
}

/** The same, a line at a time: a table that is too long to be in memory. `rows` is asked twice, once for the mark. */
export function* toCsvPieces(rows: () => Iterable<readonly CsvCell[]>): Generator<string> {
  for (const row of rows()) {
    if (isPlainAscii(toLine(row))) continue;
    yield BYTE_ORDER_MARK;
    break;
  }
  for (const row of rows()) yield toLine(row);
}

/** The same without the mark: a part of a file that is written part by part. */
export function toCsvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map(toLine).join("");
}

function toLine(row: readonly CsvCell[]): string {
  return `${row.map(writeCell).join(",")}\r\n`;
}

/** Text is guarded; a number is one that we computed, so its minus sign stays a minus sign. */
function writeCell(value: CsvCell): string {
  if (typeof value === "number") return String(value);
  if (PLAIN_CELL.test(value)) return value;
  const cell = showControls(value.replaceAll(/\r\n?/g, "\n"));
  // Where the list separator is a semicolon or a tab, what follows one is a cell of its own.
  const [first = "", ...others] = cell.split(/([;\t])/);
  const inner = first + others.map((part) => part.replace(FORMULA_IN_CELL, "$1'")).join("");
  const guarded = FORMULA_START.test(cell) ? `'${inner}` : inner;
  return /[",;\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

function isPlainAscii(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- the range is ASCII itself
  return /^[\x00-\x7F]*$/.test(text);
}
