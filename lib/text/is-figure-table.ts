import { parseCsv } from "./parse-csv.ts";

/** A number, a percentage or a decimal in any language's digits and signs; or that there is none. */
const FIGURE = /^[<~+±−-]?[%٪]?\s*\p{Nd}[\p{Nd}\s.,'’٬٫]*[%٪]?$|^(?:[-–—]|N\/A|)$/iu;
const MIN_FIGURES = 2;

/**
 * Whether a text is a table of figures, such as Search Console's clicks and impressions: a query or an
 * address, then figures alone. Its header is in the account's language, so the kinds of the columns tell
 * it. https://support.google.com/webmasters/answer/7576553
 */
export function isFigureTable(text: string): boolean {
  const rows = parseCsv(text).filter((row) => row.length > 1);
  const body = rows.length > 1 && !isFigureRow(rows[0]) ? rows.slice(1) : rows;
  return (
    body.every(isFigureRow) && body.some(([first]) => !isFigure(first)) && body.some(hasFigures)
  );
}

function isFigureRow([, ...cells]: readonly string[] = []): boolean {
  return cells.every(isFigure);
}

function hasFigures([, ...cells]: readonly string[]): boolean {
  return cells.filter((cell) => /\p{Nd}/u.test(cell)).length >= MIN_FIGURES;
}

/** Arabic interfaces write marks of direction around a figure. */
function isFigure(cell = ""): boolean {
  return FIGURE.test(cell.replaceAll(/\p{Cf}/gu, "").trim());
}
