import type { SiteAnswer, SitesAnswer, WatchedSite } from "#lib/desk/watch.ts";

import { readNames, readPeople } from "#server/desk/store/people.ts";
import type { Sql } from "#server/store/sql.ts";
import { lastMail } from "#server/desk/watch/notices.ts";
import { readReadings, type KeptReading } from "#server/desk/watch/readings.ts";
import { findSite, readReaders, readSites, type KeptSite } from "#server/desk/watch/sites.ts";

const SHOWN = 10;
const MOST = 400;

export async function describeSites(sql: Sql, now: number): Promise<SitesAnswer> {
  const sites: WatchedSite[] = [];
  for (const site of await readSites(sql)) {
    sites.push(await describeSite(sql, site, await newest(sql, site, SHOWN + 1, now)));
  }
  return { sites, lastMail: await lastMail(sql) };
}

/** With all its readings; undefined where it is not watched. */
export async function describeOneSite(
  sql: Sql,
  id: string,
  now: number,
): Promise<SiteAnswer | undefined> {
  const site = await findSite(sql, id);
  if (site === undefined) return undefined;
  const readings = await newest(sql, site, MOST, now);
  return {
    site: await describeSite(sql, site, readings),
    readings: readings.map(({ verdict: _verdict, ...reading }) => reading),
  };
}

const newest = (sql: Sql, { id }: KeptSite, most: number, now: number) =>
  readReadings(sql, id, { most, now });

async function describeSite(
  sql: Sql,
  site: KeptSite,
  readings: readonly KeptReading[],
): Promise<WatchedSite> {
  const ended = readings.filter(({ outcome }) => outcome !== "reading");
  const [last] = ended;
  const readers = await readReaders(sql, site.id);
  const owner = (await readPeople(sql)).find(({ id }) => id === site.owner) ?? null;
  const { summaryAt: _summaryAt, ...facts } = site;
  return {
    ...facts,
    owner,
    mailTo: readers.map(({ address }) => address).join(", "),
    mails: readers.some(({ muted }) => !muted),
    ...(await sayStand(sql, site, last)),
    isReading: ended.length < readings.length,
    points: ended
      .slice(0, SHOWN)
      .map(({ points }) => points)
      .toReversed(),
    readAt: last?.at ?? null,
  };
}

async function sayStand(
  sql: Sql,
  { paused }: KeptSite,
  last: KeptReading | undefined,
): Promise<Pick<WatchedSite, "verdict" | "headline" | "detail" | "paused">> {
  if (paused !== null) {
    const by = paused.by === null ? null : ((await readNames(sql)).get(paused.by) ?? null);
    const headline = by === null ? "Paused" : `Paused by ${by.split(" ")[0]}`;
    return { verdict: "paused", headline, detail: paused.note, paused: { by, note: paused.note } };
  }
  if (last === undefined) {
    return { verdict: "new", headline: "Not read yet", detail: "", paused: null };
  }
  const { headline, detail } = last;
  return { verdict: last.verdict ?? "same", headline, detail, paused: null };
}
