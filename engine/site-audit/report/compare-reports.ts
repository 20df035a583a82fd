import type { ComparedFix, Comparison, SiteReportHead } from "#engine/site-audit/contract.ts";

type Comparable = Pick<SiteReportHead, "coverage" | "points" | "fixes" | "startedAt">;

/** What was mended between two reports of one site, what is new, and what is still there. */
export function compareReports(now: Comparable, earlier: Comparable): Comparison {
  const before = byKey(earlier);
  const after = byKey(now);
  return {
    since: earlier.startedAt,
    before: sumUp(earlier),
    now: sumUp(now),
    fixed: pick(before, (key) => !after.has(key)),
    added: pick(after, (key) => !before.has(key)),
    still: pick(after, (key) => before.has(key)),
  };
}

function pick(
  from: ReadonlyMap<string, ComparedFix>,
  isWanted: (key: string) => boolean,
): readonly ComparedFix[] {
  return [...from]
    .filter(([key]) => isWanted(key))
    .map(([, fix]) => fix)
    .toSorted((a, b) => b.points - a.points);
}

/** By issue and place: the same fault of the same template is the same thing. */
function byKey({ fixes }: Comparable): ReadonlyMap<string, ComparedFix> {
  return new Map(
    fixes
      .filter(({ isNoise }) => !isNoise)
      .map(({ key, title, points }) => [key, { title, points }]),
  );
}

function sumUp({ coverage, points, fixes }: Comparable) {
  return {
    indexable: coverage.indexable,
    known: coverage.known,
    points: points.total,
    fixes: fixes.filter(({ isNoise }) => !isNoise).length,
  };
}
