import type { Result } from "#lib/result.ts";
import { MAX_RESULTS, MIN_RESULTS, type SearchResult } from "./estimate-difficulty.ts";
import { COMMENT_LINE } from "#lib/text/comment-line.ts";
import { isFigureTable } from "#lib/text/is-figure-table.ts";
import { readFigure } from "./read-figure.ts";
import { splitRow, type ResultRow } from "./result-row.ts";

export type RowsProblem = "few" | "many" | "domains" | "authority" | "figures";

/** The names of the columns, as a spreadsheet copies them along: none begins with a figure. */
function isHeader({ domains, authority }: Pick<ResultRow, "domains" | "authority">): boolean {
  return (
    /^\P{N}*\p{L}{2}/u.test(domains) &&
    /domain|referring|backlink|ref\b|\brd\b|links|result|position|ڈومین/iu.test(domains) &&
    readFigure(authority) === undefined
  );
}

/**
 * One result a line: referring domains, then authority, address and title where known, parted by
 * tabs (as a spreadsheet copies them) or by commas.
 */
export function readRows(
  text: string,
): Result<readonly SearchResult[], RowsProblem> & { line?: number } {
  if (isFigureTable(text)) return { ok: false, problem: "figures" };
  const results: SearchResult[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    if (line.trim() === "" || COMMENT_LINE.test(line)) continue;
    const { domains, authority, url, title } = splitRow(line);
    const count = readFigure(domains);
    if (count === undefined || !Number.isInteger(Math.round(count * 100) / 100)) {
      if (results.length === 0 && isHeader({ domains, authority })) continue;
      return { ok: false, problem: "domains", line: at + 1 };
    }
    const strength = authority === "" ? 0 : (readFigure(authority) ?? Infinity);
    if (strength > 100) return { ok: false, problem: "authority", line: at + 1 };
    results.push(toResult(Math.round(count), authority === "" ? undefined : strength, url, title));
  }
  if (results.length < MIN_RESULTS) return { ok: false, problem: "few" };
  if (results.length > MAX_RESULTS) return { ok: false, problem: "many" };
  return { ok: true, value: results };
}

function toResult(
  domains: number,
  authority: number | undefined,
  url: string,
  title: string,
): SearchResult {
  return {
    domains,
    ...(authority !== undefined && { authority }),
    ...(url !== "" && { url }),
    ...(title !== "" && { title }),
  };
}
