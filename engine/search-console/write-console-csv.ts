import { toCsv } from "#lib/text/to-csv.ts";
import type { ConsoleJoin } from "./join-console.ts";
import { listConsoleParts } from "./tell-console.ts";

/** One line for each address on which the two differ, with its figures. */
export function writeConsoleCsv(join: ConsoleJoin): string {
  return toCsv([
    ["list", "url", "clicks", "impressions", "reason"],
    ...listConsoleParts(join).flatMap(({ title, rows }) =>
      rows.map(({ url, clicks = "", impressions = "", reason = "" }) => [
        title,
        url,
        clicks,
        impressions,
        reason,
      ]),
    ),
  ]);
}
