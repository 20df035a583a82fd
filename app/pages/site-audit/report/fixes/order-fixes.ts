import { listEntries, type EntryGroup } from "./list-entries.ts";
import type { Stake } from "#engine/search-console/join-console.ts";
import type { RootCause, SiteFix } from "#engine/site-audit/site-report.ts";

export type FixOrder = "severity" | "template" | "who" | "clicks";

const fixers = {
  template: "The template developer",
  server: "The server administrator",
  content: "The writer",
  links: "The editor who places links",
} as const;

type Ordered = {
  fixes: readonly SiteFix[];
  roots: readonly RootCause[] | undefined;
  /** Most clicks first; undefined without an export of Search Console. */
  stakes: readonly Stake[] | undefined;
};

/** The list under its headings; fixes that nobody was shown come behind those with clicks. */
export function orderFixes(
  { fixes, roots = [], stakes = [] }: Ordered,
  order: FixOrder,
): readonly EntryGroup[] {
  if (order === "severity") {
    return [{ title: "", entries: listEntries(fixes, roots) }];
  }
  if (order === "clicks") {
    const placeOf = new Map(stakes.map(({ fix }, place) => [fix, place]));
    const byClicks = fixes.toSorted(
      (one, next) => (placeOf.get(one.key) ?? Infinity) - (placeOf.get(next.key) ?? Infinity) || 0,
    );
    return [{ title: "", entries: listEntries(byClicks, []) }];
  }
  const byTitle = Map.groupBy(fixes, ({ where, whoMends }) =>
    order === "template" ? where : fixers[whoMends],
  );
  return [...byTitle].map(([title, those]) => ({ title, entries: listEntries(those, []) }));
}
