import { toCsv } from "#lib/text/to-csv.ts";
import type { ConsoleJoin } from "./join-console.ts";
import { listConsoleParts } from "./tell-console.ts";

/** One line for each address that only one of the two knows, with its figures. */
export function writeConsoleCsv(join: ConsoleJoin): string {
  const figures = new Map(join.unreached.map((row) => [row.url, row]));
  return toCsv([
    ["list", "url", "clicks", "impressions", "reason"],
    ...listConsoleParts(join).flatMap(({ id, title, rows }) =>
      rows.map(({ url }) => {
        const row = id === "unreached" ? figures.get(url) : undefined;
        return [title, url, row?.clicks ?? "", row?.impressions ?? "", row?.reason ?? ""];
      }),
    ),
  ]);
}
