import type { SiteReport } from "#engine/site-audit/site-report.ts";
import { PLANTED_KINDS, type FaultySite, type PlantedKind } from "./faulty-site.ts";

/** Paths of one kind: those that the report lacks, and those that it has and should not. */
export type KindCount = {
  planted: number;
  missed: readonly string[];
  falsely: readonly string[];
};

export function compareWithTruth(
  { issues }: Pick<SiteReport, "issues">,
  { truth }: FaultySite,
): ReadonlyMap<PlantedKind, KindCount> {
  return new Map(
    PLANTED_KINDS.map((kind) => {
      const rows = issues.find(({ id }) => id === kind)?.pages ?? [];
      const told = new Set(rows.map(({ url }) => pathOf(url)));
      const wanted = truth.get(kind) ?? new Set<string>();
      return [
        kind,
        {
          planted: wanted.size,
          missed: [...wanted.difference(told)],
          falsely: [...told.difference(wanted)],
        },
      ];
    }),
  );
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
