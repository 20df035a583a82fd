import { addressKey } from "#engine/address/address-key.ts";
import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { Comparison } from "#engine/site-audit/site-report.ts";
import type { LostPage } from "#lib/desk/watch.ts";
import { oneLine } from "#lib/text/one-line.ts";

/** Pages that could be indexed and cannot be now: those that are kept out, and those that are dead. */
export function findLost(
  pages: readonly ReportPage[],
  wasOpen: ReadonlyMap<string, ReportPage>,
  changes: Comparison["changes"],
): readonly ReportPage[] {
  const shut = pages.filter(
    ({ url, indexable, group }) =>
      !indexable && group !== "not-read" && wasOpen.has(addressKey(url)),
  );
  const known = new Set(shut.map(({ url }) => addressKey(url)));
  const dead = (changes?.rows ?? []).flatMap(({ url, is, isOut }) => {
    const before = wasOpen.get(addressKey(url));
    const status = Number(is);
    return isOut === true && status >= 400 && before !== undefined && !known.has(addressKey(url))
      ? [{ ...before, url, status, indexable: false, reason: `answers ${status}` }]
      : [];
  });
  return [...shut, ...dead];
}

/** "404, was 200", "noindex in the head". */
export function describeLost(page: ReportPage, before: ReportPage | undefined): LostPage["text"] {
  const was = before?.status ?? 200;
  if (page.status === was) return oneLine(page.reason);
  return `${page.status ?? "no answer"}, was ${was}`;
}
