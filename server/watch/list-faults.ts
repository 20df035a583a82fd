import type { Comparison } from "#engine/site-audit/site-report.ts";
import type { ChangedFix } from "#lib/desk/watch.ts";

/** New faults, and those that have grown. */
export function listFaults({ added, worse = [] }: Comparison): readonly ChangedFix[] {
  return [
    ...added.map(({ title, points }) => ({ title, points })),
    ...worse.map(({ title, points, at }) => ({ title, points, more: at?.addresses ?? 0 })),
  ];
}

/** A new fault by its title; of one that has grown, how much. */
export function sayFault({ title, more }: ChangedFix): string {
  return more === undefined ? title : `${title}, ${more} more than before`;
}
