import type { IssuePage, RootCause, SiteFix } from "#engine/site-audit/site-report.ts";

/** By the key of a fix, its places; they come after the head. */
export type FixPages = ReadonlyMap<string, readonly IssuePage[]> | undefined;

/** A line of the list: a fix, or a root with the fixes that it clears. */
export type FixEntry =
  { kind: "fix"; fix: SiteFix } | { kind: "root"; root: RootCause; fixes: readonly SiteFix[] };

/** The fixes in their order; those of one root stand together, where the first of them does. */
export function listEntries(
  fixes: readonly SiteFix[],
  roots: readonly RootCause[],
): readonly FixEntry[] {
  const rootOf = new Map(roots.flatMap((root) => root.fixes.map((key) => [key, root] as const)));
  const placed = new Set<RootCause>();
  return fixes.flatMap((fix): readonly FixEntry[] => {
    const root = rootOf.get(fix.key);
    if (root === undefined) return [{ kind: "fix", fix }];
    if (placed.has(root)) return [];
    placed.add(root);
    return [{ kind: "root", root, fixes: fixes.filter(({ key }) => root.fixes.includes(key)) }];
  });
}
