import { coverageWords } from "#engine/site-audit/coverage-words.ts";
import { barePath } from "#engine/address/path-of.ts";
import type { ReportPage } from "#engine/site-audit/report-page.ts";

export type PageColumn =
  "status" | "address" | "template" | "clicks" | "links" | "findings" | "points";

export type PageOrder = { column: PageColumn; direction: "ascending" | "descending" };

/** As the report lists them. */
export const REPORT_ORDER: PageOrder = { column: "points", direction: "descending" };

type Value = string | number | null;

const groups = coverageWords.map(({ group }) => group);

/** What a column is sorted by, and the direction that its first click gives. */
const columns: Readonly<
  Record<PageColumn, { read: (page: ReportPage) => Value; first: PageOrder["direction"] }>
> = {
  status: { read: ({ group }) => groups.indexOf(group), first: "ascending" },
  address: { read: ({ url }) => barePath(url), first: "ascending" },
  template: { read: ({ template }) => template, first: "ascending" },
  clicks: { read: ({ depth }) => depth, first: "ascending" },
  links: { read: ({ inlinks }) => inlinks, first: "descending" },
  findings: { read: ({ issues }) => issues.length, first: "descending" },
  points: { read: ({ points }) => points, first: "descending" },
};

/** The order after a click on a column: its own first direction, then the other one. */
export function turnOrder(order: PageOrder, column: PageColumn): PageOrder {
  if (order.column !== column) return { column, direction: columns[column].first };
  return { column, direction: order.direction === "ascending" ? "descending" : "ascending" };
}

/** Pages without a value are last either way; equal ones keep the order of the report. */
export function sortPages(
  pages: readonly ReportPage[],
  { column, direction }: PageOrder,
): readonly ReportPage[] {
  const { read } = columns[column];
  const sign = direction === "ascending" ? 1 : -1;
  return pages.toSorted((one, other) => {
    const [a, b] = [read(one), read(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), "en", { numeric: true });
}
