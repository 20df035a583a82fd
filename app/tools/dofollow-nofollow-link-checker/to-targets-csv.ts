import { describePlaces, type TargetGroup } from "./group-targets.ts";
import { toCsv } from "#lib/text/to-csv.ts";

/** A row for each address asked, in the order of the groups. */
export function toTargetsCsv(groups: readonly TargetGroup[]): string {
  return toCsv([
    ["Domain", "Link URL", "Answer", "HTTP Status", "Leads to", "Reason", "Linked from"],
    ...groups.flatMap(({ domain, targets }) =>
      targets.map(({ url, state, status, to, detail, places }) => [
        domain,
        url,
        state === "unchecked" ? "could not be checked" : state,
        status ?? "",
        to ?? "",
        detail ?? "",
        describePlaces(places, Infinity),
      ]),
    ),
  ]);
}
