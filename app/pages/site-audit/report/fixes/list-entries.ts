import { MAX_FIXES_SHOWN } from "#engine/site-audit/contract.ts";
import type { IssuePage, RootCause, SiteFix } from "#engine/site-audit/site-report.ts";

/** By the key of a fix, its places; they come after the head. */
export type FixPages = ReadonlyMap<string, readonly IssuePage[]> | undefined;

/** A line of the list: a fix, or a root with the fixes that it clears. */
export type FixEntry =
  { kind: "fix"; fix: SiteFix } | { kind: "root"; root: RootCause; fixes: readonly SiteFix[] };

/** The fixes in their order; those of one root are together, where the first of them does. */
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

/** The place of each fix in the order of all; those of one root share its place. */
export function rankFixes(
  fixes: readonly SiteFix[],
  roots: readonly RootCause[],
): ReadonlyMap<string, number> {
  return new Map(
    listEntries(fixes, roots).flatMap((entry, at) =>
      (entry.kind === "fix" ? [entry.fix] : entry.fixes).map(({ key }) => [key, at + 1] as const),
    ),
  );
}

/** Entries under one heading; "" where the list has none. */
export type EntryGroup = { title: string; entries: readonly FixEntry[] };

/** The beginning of a list: as many whole entries as have that many fixes together, at least one. */
export function firstEntries(
  groups: readonly EntryGroup[],
  limit = MAX_FIXES_SHOWN,
): readonly EntryGroup[] {
  let left = limit;
  let isFull = false;
  const takes = (entry: FixEntry, isFirst: boolean) => {
    left -= entry.kind === "fix" ? 1 : entry.fixes.length;
    isFull ||= left < 0 && !isFirst;
    return !isFull;
  };
  return groups
    .map(({ title, entries }, group) => ({
      title,
      entries: entries.filter((entry, at) => !isFull && takes(entry, group + at === 0)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
