import { toCsv } from "#lib/text/to-csv.ts";
import type { CheckedLink } from "#engine/links/checked-link.ts";

/** A row for each link, in the order shown. */
export function toLinksCsv(links: readonly CheckedLink[]): string {
  return toCsv([
    ["Link URL", "Anchor Text", "Status", "Reason", "Rel", "Where", "Region", "Line", "Notes"],
    ...links.map(({ url, text, status, reason, rel, external, isWeb, region, line, notes }) => [
      url,
      text,
      status,
      reason,
      rel ?? "",
      isWeb ? (external ? "external" : "internal") : "",
      region,
      line,
      notes.join("; "),
    ]),
  ]);
}
