/**
 * Reads CSV as spreadsheets write and copy it: commas, semicolons or tabs, quoted cells, any line
 * end. https://www.rfc-editor.org/rfc/rfc4180
 */
export function parseCsv(source: string): string[][] {
  const { text, separator } = readHead(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  let wasQuoted = false;

  const endCell = () => {
    row.push(wasQuoted ? cell : cell.trim());
    cell = "";
    wasQuoted = false;
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
    } else if (sign === '"' && cell.trim() === "") {
      cell = "";
      isQuoted = true;
      wasQuoted = true;
    } else if (sign === separator) endCell();
    else if (sign === "\n" || sign === "\r") {
      if (sign === "\r" && text[at + 1] === "\n") at += 1;
      endRow();
    } else cell += sign;
  }
  endRow();
  return rows;
}

/** Excel writes and reads a line that names the separator, before the header. */
function readHead(source: string): { text: string; separator: string } {
  const text = source.replace(/^\uFEFF/, "");
  const [line = "", separator] = /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(text) ?? [];
  return { text: text.slice(line.length), separator: separator ?? findSeparator(text) };
}

/** The one that the first line holds most of, outside quotes. A copied spreadsheet has tabs. */
function findSeparator(text: string): string {
  const firstLine = /^(?:"(?:[^"]|"")*"|[^\r\n"])*/.exec(text)?.[0] ?? "";
  const bare = firstLine.replaceAll(/"(?:[^"]|"")*"/g, "");
  const count = (separator: string) => bare.split(separator).length;
  return ["\t", ";"].find((each) => count(each) > count(",")) ?? ",";
}
