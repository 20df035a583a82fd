import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { PageRow } from "#engine/site-audit/rows.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";

/** Faults that their rule finds only where a link leads there: what the address itself says of them. */
export const shownByAddress: ReadonlyMap<
  string,
  (row: PageRow, page: ReportPage | undefined) => boolean
> = new Map([
  ["status-4xx", ({ status }) => status !== null && status >= 400 && status < 500],
  ["status-5xx", ({ status }) => status !== null && status >= 500],
  ["noindex-linked", ({ facts }) => (facts?.noindex ?? null) !== null],
  [
    "robots-blocked-linked",
    ({ notRead }, page) => notRead?.reason === "robots" || /robots\.txt/.test(page?.reason ?? ""),
  ],
]);

/** Whether a new reading of a finding's own addresses shows if it is fixed. */
export function isRecheckable({ id, isOfOnePage }: Pick<SiteRule, "id" | "isOfOnePage">): boolean {
  return isOfOnePage === true || shownByAddress.has(id);
}
