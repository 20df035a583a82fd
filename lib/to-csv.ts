/**
 * Writes CSV that opens in a spreadsheet without running anything.
 * Format: https://www.rfc-editor.org/rfc/rfc4180
 * Guard: https://owasp.org/www-community/attacks/CSV_Injection
 */
export type CsvCell = string | number;

const BYTE_ORDER_MARK = "\uFEFF";
/** OWASP's triggers and their full-width forms, also after leading spaces. */
const FORMULA_START = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

const FORMULA_IN_CELL = /^(\s*)(?=[=+\-@＝＋－＠])/u;

/** Rows as lines that end in CR LF, with a byte order mark where letters outside ASCII need it. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  const text = rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
  return isPlainAscii(text) ? text : BYTE_ORDER_MARK + text;
}

/** Text is guarded; a number is one that we computed, so its minus sign stays a minus sign. */
function writeCell(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell);
  // Where the list separator is a semicolon or a tab, what follows one is a cell of its own.
  const [first = "", ...others] = cell.split(/([;\t])/);
  const inner = first + others.map((part) => part.replace(FORMULA_IN_CELL, "$1'")).join("");
  const guarded = FORMULA_START.test(cell) ? `'${inner}` : inner;
  return /[",;\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Excel takes a file without a byte order mark for the machine's old code page. */
function isPlainAscii(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- the range is ASCII itself
  return /^[\x00-\x7F]*$/.test(text);
}
