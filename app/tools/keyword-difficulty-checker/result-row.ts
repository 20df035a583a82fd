/** A line of the results as typed: nothing of it need be right. */
export type ResultRow = { domains: string; authority: string; url: string; title: string };

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
