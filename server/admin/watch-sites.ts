import { USUAL_WATCH_PAGES, watchRhythms } from "#lib/desk/watch.ts";
import { tellStamp } from "#lib/time-words.ts";

import { UsageError } from "./command.ts";
import type { DeskSql } from "#server/desk/store/sql.ts";
import { describeSites } from "#server/watch/describe-sites.ts";
import { addSite, readSiteAddress, readSites, removeSite } from "#server/watch/sites.ts";
import { newSite, siteWords } from "#server/watch/watch-routes.ts";

export const FLAGS = {
  help: { type: "boolean", short: "h" },
  nightly: { type: "boolean" },
  weekly: { type: "boolean" },
  monthly: { type: "boolean" },
  summary: { type: "boolean" },
  together: { type: "boolean" },
  client: { type: "string" },
  pages: { type: "string" },
  to: { type: "string" },
} as const;

export type WatchFlags = {
  [Name in keyof typeof FLAGS]?: (typeof FLAGS)[Name]["type"] extends "boolean" ? boolean : string;
};

type Print = (line: string) => void;

const HOW = "How often, and who gets the email? watch SITE --weekly --to EMAIL";

/** What the desk's form does; the server reads the site within the minute. */
export async function watchSite(
  sql: DeskSql,
  print: Print,
  {
    url,
    client,
    pages,
    to,
    summary = false,
    together = false,
    ...often
  }: WatchFlags & { url: string },
  now: number,
): Promise<void> {
  const rhythms = watchRhythms.filter((rhythm) => often[rhythm] === true);
  if (rhythms.length !== 1 || to === undefined) throw new UsageError(HOW);
  const address = readSiteAddress(url);
  if (address === undefined) throw new UsageError(siteWords.noAddress);
  const read = newSite.safeParse({
    url,
    client: client ?? address.host,
    owner: null,
    rhythm: rhythms[0],
    pages: pages === undefined ? USUAL_WATCH_PAGES : Number(pages),
    mailTo: to,
    summary,
    weeklyMail: together,
  });
  if (!read.success) throw new UsageError(read.error.issues[0]?.message ?? HOW);
  const site = { ...read.data, ...address };
  const added = await sql.transaction((inside) => addSite(inside, site, now));
  if ("taken" in added) {
    throw new UsageError(`${address.host} is already watched, as ${added.taken}.`);
  }
  print(`${site.client} is watched. First reading within the hour.`);
}

export async function listSites(sql: DeskSql, print: Print, now: number): Promise<void> {
  const { sites } = await describeSites(sql, now);
  if (sites.length === 0) print("No site is watched yet.");
  for (const { host, client, rhythm, headline, points, readAt, nextAt } of sites) {
    const read = readAt === null ? "" : `, read ${tellStamp(readAt)}`;
    const lost = points.at(-1) ?? "-";
    print(`${host}  ${client}  ${rhythm}  points lost: ${lost}  ${headline}${read}`);
    print(`  next ${tellStamp(nextAt)}`);
  }
}

/**
 * `which`: an address of the site, however it is written. Throws `UsageError` where no such site is
 * watched.
 */
export async function stopSite(
  sql: DeskSql,
  print: Print,
  which: string | undefined,
  now: number,
): Promise<void> {
  const host = readSiteAddress(which ?? "")?.host;
  const site = (await readSites(sql)).find((one) => one.host === host);
  if (site === undefined) {
    throw new UsageError("No such site is watched. npm run desk -- watch list names them.");
  }
  await sql.transaction((inside) => removeSite(inside, site.id, now));
  print(`${site.client} is no longer watched. Its points stay.`);
}
