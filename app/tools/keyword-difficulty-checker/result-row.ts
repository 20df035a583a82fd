import { parsePageUrl } from "#engine/address/parse-page-url.ts";

/** A line of the results as typed: nothing of it need be right. */
export type ResultRow = { domains: string; authority: string; url: string; title: string };

/** A result that was to be read. `url` is where it was found, `title` null where that is unknown. */
export type FoundResult = { asked: string; url: string; title: string | null };

/**
 * Parted by tabs, as a spreadsheet copies them, or by commas, or by ";" or "|" as the first figure is; "1,234" is one figure: a comma before
 * exactly three digits parts nothing in the first figure if no blank follows it.
 */
export function splitRow(line: string): ResultRow {
  const [, sign] = SEPARATOR.exec(line) ?? [];
  const parts = sign === undefined ? splitAtCommas(line) : line.split(sign);
  const [domains = "", authority = "", url = "", ...title] = parts.map((part) => part.trim());
  return { domains, authority, url, title: title.join(", ") };
}

/** A tab anywhere; or what parts the first figure, where a spreadsheet writes ";" and a table "|". */
const SEPARATOR = /(?:^[^\t]*(?=\t)|^[^,;|،]*(?=[;|]))(.)/;

/** "12,345" alone could be two figures: no authority is over 100, so it is one. */
function splitAtCommas(line: string): string[] {
  const thousands = /^\s*["“]?([\d۰-۹٠-٩]{1,3}(?:,[\d۰-۹٠-٩]{3})+)["”]?(?=\s*(?:,|$))/.exec(line);
  if (!thousands) return line.split(/[,،]/);
  const rest = line.slice(thousands[0].length).replace(/^\s*,/, "");
  return [thousands[1] ?? "", ...(rest.trim() === "" ? [] : rest.split(/[,،]/))];
}

/**
 * The lines with the results that were read, these first and in their order. A figure typed beside
 * the same address stays with it; figures without an address belong to the results in their order.
 * Lines of other addresses stay where they bear a figure.
 */
export function fillInTitles(text: string, found: readonly FoundResult[]): string {
  const rows = splitRows(text);
  const named = rows.filter(({ url }) => url !== "");
  const unnamed = rows.filter(({ url }) => url === "");
  const filled = found.map(({ asked, url, title }) => {
    const at = named.findIndex((row) => isSame(row.url, asked) || isSame(row.url, url));
    const row = at === -1 ? unnamed.shift() : named.splice(at, 1)[0];
    return {
      domains: row?.domains ?? "",
      authority: row?.authority ?? "",
      url,
      title: title === null ? (row?.title ?? "") : title.replaceAll(/\s+/g, " ").trim(),
    };
  });
  const kept = [...unnamed, ...named].filter(
    ({ domains, authority }) => domains + authority !== "",
  );
  return joinRows([...filled, ...kept]);
}

/** The first line of `text` whose address is the same page. */
export function rowOf(text: string, url: string): ResultRow | undefined {
  return splitRows(text).find((row) => isSame(row.url, url));
}

/** The lines with one result's figures changed; a line for it is added where there is none. */
export function changeFigures(
  text: string,
  url: string,
  figures: Partial<Pick<ResultRow, "domains" | "authority">>,
): string {
  const rows = splitRows(text);
  const row = rows.find((one) => isSame(one.url, url));
  if (row === undefined) {
    return joinRows([...rows, { domains: "", authority: "", url, title: "", ...figures }]);
  }
  return joinRows(rows.map((one) => (one === row ? { ...one, ...figures } : one)));
}

function splitRows(text: string): ResultRow[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(splitRow);
}

function joinRows(rows: readonly ResultRow[]): string {
  return rows
    .map(({ domains, authority, url, title }) =>
      `${domains}\t${authority}\t${url}\t${title}`.trimEnd(),
    )
    .join("\n");
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [parsePageUrl(one), parsePageUrl(other)];
  return first.ok && second.ok ? first.value === second.value : one === other;
}
