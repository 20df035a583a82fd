/**
 * What one change clears: a template or a setting behind findings of several kinds. A fix belongs to
 * the root that most of its points come from; a root's points are those of its own pages alone, so that
 * no point counts for two.
 */
import type { RootCause } from "#engine/site-audit/site-report.ts";
import type { Found } from "./collect-findings.ts";
import { ACROSS, type FixWithPages } from "./group-fixes.ts";

/** Points of one fix that one change clears. */
type Share = { fix: FixWithPages; points: number; found: readonly Found[] };

/** Most points first. */
export function findRoots(fixes: readonly FixWithPages[]): readonly RootCause[] {
  const shares = fixes.filter(({ isNoise }) => !isNoise).flatMap(sharesOf);
  return [...Map.groupBy(shares, ({ where }) => where)]
    .map(([where, those]) => toRoot(where, those))
    .filter(({ fixes: folded }) => folded.length > 1)
    .toSorted((a, b) => b.points - a.points);
}

function sharesOf(fix: FixWithPages): readonly (Share & { where: string })[] {
  const { weight, found, points } = fix;
  const setting = nameSetting(found[0]?.cause);
  if (setting !== undefined) return [{ where: setting, fix, points, found }];
  if (fix.whoMends !== "template") return [];
  if (fix.where === ACROSS) return [{ where: ACROSS, fix, points, found }];
  return fix.places
    .filter(({ isTemplate }) => isTemplate)
    .map((place) => ({
      where: place.where,
      fix,
      points: weight * place.found.length,
      found: place.found,
    }));
}

/** Settings that show in findings of several rules; undefined for other causes. */
function nameSetting(cause: string | undefined): string | undefined {
  if (cause === "slash") return "The slash at the end of addresses";
  return cause?.startsWith("robots.txt") === true ? cause : undefined;
}

function toRoot(where: string, shares: readonly Share[]): RootCause {
  const own = shares.filter(({ fix, points }) => points * 2 > fix.points);
  const kinds = new Set(own.map(({ fix }) => fix.issue));
  return {
    where,
    issues: [...new Set(shares.map(({ fix }) => fix.issue))],
    pages: new Set(shares.flatMap(({ found }) => found.map(({ url }) => url))).size,
    points: shares.reduce((sum, { points }) => sum + points, 0),
    // Several doubles of one kind have each their own line already.
    fixes: kinds.size > 1 ? own.map(({ fix }) => fix.key) : [],
  };
}
