import type { SiteAnswer, SitesAnswer, UnsentMail, WatchedSite } from "#lib/desk/watch.ts";

import { readNames, readPeople } from "#server/desk/store/people.ts";
import type { Sql } from "#server/data/sql.ts";
import { lastMail, readUnsent, type UnsentNotice } from "./notices.ts";
import { readReadings, type KeptReading } from "./readings.ts";
import { readReaders } from "./readers.ts";
import { findSite, readSites, type KeptSite } from "./sites.ts";

const SHOWN = 10;
const MOST = 400;

export async function describeSites(sql: Sql, now: number): Promise<SitesAnswer> {
  const sites: WatchedSite[] = [];
  const unsent = Map.groupBy(await readUnsent(sql), ({ site }) => site);
  for (const site of await readSites(sql)) {
    const readings = await newest(sql, site, SHOWN + 1, now);
    sites.push(await describeSite(sql, site, { readings, unsent: unsent.get(site.id) ?? [] }));
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
  const unsent = (await readUnsent(sql)).filter((one) => one.site === id);
  const newestDone = readings.find(({ outcome }) => outcome !== "reading");
  return {
    site: await describeSite(sql, site, { readings, unsent }),
    // What changed by address is shown of the newest one alone.
    readings: readings.map(({ verdict: _verdict, comparison, ...reading }) => ({
      ...reading,
      comparison: reading.id === newestDone?.id ? comparison : null,
    })),
  };
}

const newest = (sql: Sql, { id }: KeptSite, most: number, now: number) =>
  readReadings(sql, id, { most, now });

async function describeSite(
  sql: Sql,
  site: KeptSite,
  { readings, unsent }: { readings: readonly KeptReading[]; unsent: readonly UnsentNotice[] },
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
    stopped: readers.filter(({ stopped }) => stopped).map(({ address }) => address),
    unsent: unsent.map(describeUnsent),
  };
}

function describeUnsent({ kind, address, at, fault, isGivenUp }: UnsentNotice): UnsentMail {
  return { to: address || kind, at, why: explainFault(kind, fault), isGivenUp };
}

/** `fault`: "SMTP 550", "SMTP ECONNREFUSED", "webhook 500", "timeout". */
function explainFault(kind: string, fault: string): string {
  const status = /\b[45]\d\d\b/.exec(fault)?.[0];
  const who = kind === "email" ? "The mail server" : `The ${kind}`;
  return status === undefined ? `${who} did not answer.` : `${who} refused it (${status}).`;
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
