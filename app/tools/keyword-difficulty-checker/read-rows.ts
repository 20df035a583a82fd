import type { Result } from "#lib/result.ts";
import {
  MAX_RESULTS,
  MIN_RESULTS,
  type SearchResult,
} from "#app/tools/keyword-difficulty-checker/estimate-difficulty.ts";
import { splitRow } from "#app/tools/keyword-difficulty-checker/result-rows.ts";

export type RowsProblem = "few" | "many" | "domains" | "authority";

/**
 * One result a line: referring domains, then authority, address and title where known, parted by
 * tabs (as a spreadsheet copies them) or by commas.
 */
export function readRows(
  text: string,
): Result<readonly SearchResult[], RowsProblem> & { line?: number } {
  const results: SearchResult[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const { domains, authority, url, title } = splitRow(line);
    if (!/^\d{1,9}$/.test(domains)) return { ok: false, problem: "domains", line: at + 1 };
    const isAuthority =
      authority === "" || (/^\d{1,3}(\.\d+)?$/.test(authority) && Number(authority) <= 100);
    if (!isAuthority) return { ok: false, problem: "authority", line: at + 1 };
    results.push({
      domains: Number(domains),
      ...(authority === "" ? {} : { authority: Number(authority) }),
      ...(url === "" ? {} : { url }),
      ...(title === "" ? {} : { title }),
    });
  }
  if (results.length < MIN_RESULTS) return { ok: false, problem: "few" };
  if (results.length > MAX_RESULTS) return { ok: false, problem: "many" };
  return { ok: true, value: results };
}
