/** Watched sites as rows: who is read how often, and who gets mail about it. */
import { randomUUID } from "node:crypto";

import type { NewSite, SiteSettings, WatchRhythm } from "#lib/desk/watch.ts";

import { createToken, hashOfToken } from "#server/desk/token.ts";
import { nextTime } from "#server/desk/watch/rhythm.ts";
import type { Sql, Row } from "#server/store/sql.ts";

export type KeptSite = {
  id: string;
  host: string;
  url: string;
  client: string;
  owner: string | null;
  rhythm: WatchRhythm;
  pages: number;
  summary: boolean;
  nextAt: number;
  summaryAt: number;
  paused: { by: string | null; note: string } | null;
};

export type NoticeReader = { address: string; muted: boolean };

/** Without "www.", so that one site is not watched twice; undefined where it is no address. */
export function readSiteAddress(text: string): { url: string; host: string } | undefined {
  const typed = text.trim();
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
  if (known !== undefined && known["removed_at"] === null) {
    return { taken: String(known["client"]) };
  }
  const id = known === undefined ? randomUUID() : String(known["id"]);
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
    `update watched set client = $2, owner = $3, rhythm = $4, pages = $5, summary = $6 where id = $1`,
    [id, site.client, site.owner, site.rhythm, site.pages, site.summary ? 1 : 0],
  );
  const wanted = site.mailTo.split(",").map((address) => address.trim());
  const known = (await readReaders(sql, id)).map(({ address }) => address);
  for (const address of known.filter((one) => !wanted.includes(one))) {
    await dropMails(sql, id, address);
    await sql.change("delete from watch_reader where site = $1 and address = $2", [id, address]);
  }
  for (const address of wanted.filter((one) => !known.includes(one))) {
    await sql.change("insert into watch_reader(site, address) values ($1, $2)", [id, address]);
  }
}

export async function readSites(sql: Sql): Promise<KeptSite[]> {
  const rows = await sql.all("select * from watched where removed_at is null order by client, id");
  return rows.map(rowToWatched);
}

export async function findSite(sql: Sql, id: string): Promise<KeptSite | undefined> {
  const [row] = await sql.all("select * from watched where id = $1 and removed_at is null", [id]);
  return row && rowToWatched(row);
}

/** It is read no more; its points stay. */
export async function removeSite(sql: Sql, id: string, now: number): Promise<boolean> {
  await sql.change("delete from watch_notice where site = $1 and done is null", [id]);
  await sql.change("delete from watch_reader where site = $1", [id]);
  await sql.change("delete from watch_stop where site = $1", [id]);
  const removed = await sql.change(
    "update watched set removed_at = $2 where id = $1 and removed_at is null",
    [id, now],
  );
  return removed === 1;
}

type Pause = { by: string | null; note: string; now: number };

/** Until somebody lets it go on. */
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

/** Who gets mail about a site, muted ones included. */
export async function readReaders(sql: Sql, site: string): Promise<NoticeReader[]> {
  const rows = await sql.all(
    "select address, muted from watch_reader where site = $1 order by address",
    [site],
  );
  return rows.map((row) => ({
    address: String(row["address"]),
    muted: Number(row["muted"]) === 1,
  }));
}

/** Mails about a site to one reader, or to all of them. */
export async function setMails(
  sql: Sql,
  site: string,
  mails: boolean,
  address?: string,
): Promise<void> {
  await sql.change(
    "update watch_reader set muted = $2 where site = $1 and (address = $3 or $3 = '')",
    [site, mails ? 0 : 1, address ?? ""],
  );
  if (!mails) await dropMails(sql, site, address ?? "");
}

/** Those that have not gone out. */
async function dropMails(sql: Sql, site: string, address: string): Promise<void> {
  await sql.change(
    `delete from watch_notice where site = $1 and kind = 'email' and done is null
       and (address = $2 or $2 = '')`,
    [site, address],
  );
}

/** For the link under one mail; only its hash is kept. */
export async function createStopToken(sql: Sql, site: string, address: string): Promise<string> {
  const token = createToken();
  await sql.change("insert into watch_stop(hash, site, address) values ($1, $2, $3)", [
    hashOfToken(token),
    site,
    address,
  ]);
  return token;
}

export type StopLink = { site: string; client: string; address: string; muted: boolean };

/** What the link that stops a mail stands for; undefined where no site has it any more. */
export async function findStopLink(sql: Sql, token: string): Promise<StopLink | undefined> {
  const [row] = await sql.all(
    `select s.site, s.address, w.client, r.muted from watch_stop s
     join watched w on w.id = s.site
     join watch_reader r on r.site = s.site and r.address = s.address where s.hash = $1`,
    [hashOfToken(token)],
  );
  return (
    row && {
      site: String(row["site"]),
      client: String(row["client"]),
      address: String(row["address"]),
      muted: Number(row["muted"]) === 1,
    }
  );
}

function rowToWatched(row: Row): KeptSite {
  const text = (name: string) => (row[name] === null ? null : String(row[name]));
  return {
    id: String(row["id"]),
    host: String(row["host"]),
    url: String(row["url"]),
    client: String(row["client"]),
    owner: text("owner"),
    rhythm: String(row["rhythm"]) as WatchRhythm,
    pages: Number(row["pages"]),
    summary: Number(row["summary"]) === 1,
    nextAt: Number(row["next_at"]),
    summaryAt: Number(row["summary_at"]),
    paused: row["paused_at"] === null ? null : { by: text("paused_by"), note: String(row["note"]) },
  };
}
