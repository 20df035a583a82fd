import type { FixTarget, FixTargets } from "#engine/site-audit/site-report.ts";
import type { Found } from "./collect-findings.ts";

/** So many pages are named of each. */
const NAMED = 3;

/** What the findings of one fix are about, and on how many pages each is; undefined where they name nothing. */
export function countTargets(
  found: readonly Found[],
  countInlinks: (url: string) => number,
): FixTargets | undefined {
  const rows = (
    found[0]?.rule.isFixedAtLinks === true
      ? found.map((one) => toLinked(one, countInlinks(one.url)))
      : countPages(found)
  ).filter(({ pages }) => pages > 0);
  if (rows.length === 0) return undefined;
  return {
    total: rows.length,
    rows: rows.toSorted((a, b) => b.pages - a.pages || (a.target < b.target ? -1 : 1)),
  };
}

/** An address that fails, with the pages that link there. */
function toLinked({ url, linkedFrom }: Found, pages: number): FixTarget {
  return { target: url, pages, first: linkedFrom.slice(0, NAMED).map((link) => link.url) };
}

function countPages(found: readonly Found[]): readonly FixTarget[] {
  const rows = new Map<string, { target: string; pages: number; first: string[] }>();
  for (const { url, targets } of found) {
    for (const target of targets) {
      const row = rows.get(target) ?? { target, pages: 0, first: [] };
      row.pages += 1;
      if (row.first.length < NAMED) row.first.push(url);
      rows.set(target, row);
    }
  }
  return [...rows.values()];
}
