import { COMMENT_LINE } from "./comment-line.ts";

/**
 * Reads CSV as spreadsheets write and copy it: commas, semicolons or tabs, quoted cells, any line
 * end; comments above the table are left out. https://www.rfc-editor.org/rfc/rfc4180
 */
export function parseCsv(source: string): string[][] {
  const { text, separator } = readHead(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  let wasQuoted = false;
  /** Asked at each quotation mark, so the cell is not looked through. */
  let isBlank = true;

  const endCell = () => {
    row.push(wasQuoted ? cell : cell.trim());
    cell = "";
    wasQuoted = false;
    isBlank = true;
  };
  const endRow = () => {
    endCell();
    if (row.some((each) => each !== "")) rows.push(row);
    row = [];
  };

  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && isBlank) {
      cell = "";
      isQuoted = true;
      wasQuoted = true;
      isBlank = false;
    } else if (sign === separator) endCell();
    else if (sign === "\n" || sign === "\r") {
      if (sign === "\r" && text[at + 1] === "\n") at += 1;
      endRow();
    } else {
      cell += sign;
      isBlank &&= sign === " " || sign === "\t";
    }
  }
  endRow();
  return rows;
}

/** Excel writes and reads a line that names the separator, before the header. */
function readHead(source: string): { text: string; separator: string } {
  let text = source.replace(/^\uFEFF/, "");
  let named: string | undefined;
  for (;;) {
    const [line, separator] =
      /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(text) ?? COMMENT_LINE.exec(text) ?? [];
    if (line === undefined || line === "") break;
    named ??= separator;
    text = text.slice(line.length);
  }
  return { text, separator: named ?? findSeparator(text) };
}

/**
 * The one that the first line with any holds most of, outside quotes: a title may be above it. A copied
 * spreadsheet has tabs.
 */
function findSeparator(text: string): string {
  const bare = text.replaceAll(/"(?:[^"]|"")*"/g, "");
  const line = bare.split(/\r\n|\r|\n/).find((each) => /[,;\t]/.test(each)) ?? "";
  const count = (separator: string) => line.split(separator).length;
  return ["\t", ";"].find((each) => count(each) > count(",")) ?? ",";
}
