/** Watched sites as rows: who is read how often, and who gets mail about it. */
import { randomUUID } from "node:crypto";

import type { NewSite, SiteSettings, WatchRhythm } from "#lib/desk/watch.ts";

import { changeReaders, removeReaders } from "./readers.ts";
import { nextTime } from "./next-time.ts";
import { flag, number, orNull, rowShape, text } from "#server/data/row-shape.ts";
import type { Row, Sql } from "#server/data/sql.ts";

export type KeptSite = {
  id: string;
  host: string;
  url: string;
  client: string;
  owner: string | null;
  rhythm: WatchRhythm;
  pages: number;
  summary: boolean;
  weeklyMail: boolean;
  nextAt: number;
  summaryAt: number;
  paused: { by: string | null; note: string } | null;
};

/** Without "www.", so that one site is not watched twice; undefined where it is no address. */
export function readSiteAddress(sent: string): { url: string; host: string } | undefined {
  const typed = sent.trim();
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (url === null || !/[^.]\.[^.]/.test(url.hostname) || /\s/.test(typed)) return undefined;
  return { url: typed, host: url.hostname.replace(/^www\./, "") };
}

/** "taken": by the client of this name. A site that was watched once comes back with its readings. */
export async function addSite(
  sql: Sql,
  site: NewSite & { host: string },
  now: number,
): Promise<{ id: string } | { taken: string }> {
  const [known] = await sql.all("select id, client, removed_at from watched where host = $1", [
    site.host,
  ]);
  if (known !== undefined && known["removed_at"] === null) return { taken: text(known, "client") };
  const id = known === undefined ? randomUUID() : text(known, "id");
  if (known === undefined) {
    await sql.change(
      `insert into watched(id, host, url, client, rhythm, pages, summary, made_at, next_at, summary_at)
       values ($1, $2, $3, $4, $5, $6, 0, $7, $7, $8)`,
      [
        id,
        site.host,
        site.url,
        site.client,
        site.rhythm,
        site.pages,
        now,
        nextTime("summary", now),
      ],
    );
  } else {
    await sql.change(
      `update watched set removed_at = null, paused_at = null, url = $2, next_at = $3, summary_at = $4
       where id = $1`,
      [id, site.url, now, nextTime("summary", now)],
    );
  }
  await changeSettings(sql, id, site);
  return { id };
}

export async function changeSettings(sql: Sql, id: string, site: SiteSettings): Promise<void> {
  await sql.change(
    `update watched set client = $2, owner = $3, rhythm = $4, pages = $5, summary = $6, weekly_mail = $7
     where id = $1`,
    [
      id,
      site.client,
      site.owner,
      site.rhythm,
      site.pages,
      Number(site.summary),
      Number(site.weeklyMail),
    ],
  );
  await changeReaders(sql, id, site.mailTo);
}

export async function readSites(sql: Sql): Promise<KeptSite[]> {
  const rows = await sql.all("select * from watched where removed_at is null order by client, id");
  return rows.map(toSite);
}

export async function findSite(sql: Sql, id: string): Promise<KeptSite | undefined> {
  const [row] = await sql.all("select * from watched where id = $1 and removed_at is null", [id]);
  return row && toSite(row);
}

/** It is read no more; its points stay. */
export async function removeSite(sql: Sql, id: string, now: number): Promise<boolean> {
  await sql.change("delete from watch_notice where site = $1 and weekly = 0 and done is null", [
    id,
  ]);
  await removeReaders(sql, id);
  await sql.change("delete from watch_stop where site = $1", [id]);
  const removed = await sql.change(
    "update watched set removed_at = $2 where id = $1 and removed_at is null",
    [id, now],
  );
  return removed === 1;
}

type Pause = { by: string | null; note: string; now: number };

/** Pauses it until the desk resumes it. */
export async function pauseSite(sql: Sql, id: string, { by, note, now }: Pause): Promise<void> {
  await sql.change(
    "update watched set paused_at = $2, paused_by = $3, note = $4 where id = $1 and removed_at is null",
    [id, now, by, note],
  );
}

/** Reading goes on with the next night, week or month. */
export async function goOnWithSite(sql: Sql, site: KeptSite, now: number): Promise<void> {
  await sql.change(
    "update watched set paused_at = null, paused_by = null, note = '', next_at = $2 where id = $1",
    [site.id, nextTime(site.rhythm, now)],
  );
}

export async function setNext(sql: Sql, id: string, at: number): Promise<void> {
  await sql.change("update watched set next_at = $2 where id = $1", [id, at]);
}

const toStoredSite = rowShape({
  id: text,
  host: text,
  url: text,
  client: text,
  owner: orNull(text),
  rhythm: text<WatchRhythm>,
  pages: number,
  summary: flag,
  weeklyMail: flag,
  nextAt: number,
  summaryAt: number,
  pausedAt: orNull(number),
  pausedBy: orNull(text),
  note: text,
});

function toSite(row: Row): KeptSite {
  const { pausedAt, pausedBy, note, ...site } = toStoredSite(row);
  return { ...site, paused: pausedAt === null ? null : { by: pausedBy, note } };
}
