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

/** `muted`: by the desk. `stopped`: by the reader; only the reader takes that back. */
export type NoticeReader = { address: string; muted: boolean; stopped: boolean };

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
  await changeReaders(sql, id, site.mailTo);
}

/** Whoever has stopped the mails is remembered, and comes back as one who has. */
async function changeReaders(sql: Sql, id: string, mailTo: string): Promise<void> {
  const keyOf = (address: string) => address.trim().toLowerCase();
  const wanted = new Map(mailTo.split(",").map((typed) => [keyOf(typed), typed.trim()]));
  const readers = await readReaders(sql, id);
  const isMuted = readers.length > 0 && readers.every(({ muted }) => muted);
  for (const { address } of readers.filter((one) => !wanted.has(keyOf(one.address)))) {
    await dropMails(sql, id, address);
    await removeReaders(sql, id, address);
  }
  const known = new Set(readers.map(({ address }) => keyOf(address)));
  for (const [key, address] of wanted) {
    if (known.has(key)) continue;
    const back = await sql.change(
      "update watch_reader set gone = 0, muted = $3 where site = $1 and lower(address) = $2",
      [id, key, isMuted ? 1 : 0],
    );
    if (back > 0) continue;
    await sql.change("insert into watch_reader(site, address, muted) values ($1, $2, $3)", [
      id,
      address,
      isMuted ? 1 : 0,
    ]);
  }
}

/** One, or all of them; those who stopped the mails are kept out of sight. */
async function removeReaders(sql: Sql, site: string, address = ""): Promise<void> {
  const which = "site = $1 and (address = $2 or $2 = '')";
  await sql.change(`delete from watch_reader where stopped = 0 and ${which}`, [site, address]);
  await sql.change(`update watch_reader set gone = 1 where ${which}`, [site, address]);
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
  await removeReaders(sql, id);
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

/** Who is to get mail about a site, with those who do not just now. */
export async function readReaders(sql: Sql, site: string): Promise<NoticeReader[]> {
  const rows = await sql.all(
    "select address, muted, stopped from watch_reader where site = $1 and gone = 0 order by address",
    [site],
  );
  return rows.map((row) => ({
    address: String(row["address"]),
    muted: Number(row["muted"]) === 1,
    stopped: Number(row["stopped"]) === 1,
  }));
}

/** The desk's switch, for all readers of a site. */
export async function setMails(sql: Sql, site: string, mails: boolean): Promise<void> {
  await sql.change("update watch_reader set muted = $2 where site = $1", [site, mails ? 0 : 1]);
  if (!mails) await dropMails(sql, site, "");
}

/** A reader's own word, also that of one who is not among the site's addresses any more. */
export async function setStopped(
  sql: Sql,
  { site, address }: Pick<StopLink, "site" | "address">,
  stopped: boolean,
): Promise<void> {
  const values = [site, address, stopped ? 1 : 0];
  const known = await sql.change(
    "update watch_reader set stopped = $3 where site = $1 and lower(address) = lower($2)",
    values,
  );
  if (known === 0) {
    await sql.change(
      "insert into watch_reader(site, address, stopped, gone) values ($1, $2, $3, 1)",
      values,
    );
  }
  if (stopped) await dropMails(sql, site, address);
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

export type StopLink = { site: string; client: string; address: string; stopped: boolean };

/** What the link that stops a mail stands for; undefined where no site has it any more. */
export async function findStopLink(sql: Sql, token: string): Promise<StopLink | undefined> {
  const [row] = await sql.all(
    `select s.site, s.address, w.client, r.stopped from watch_stop s
     join watched w on w.id = s.site and w.removed_at is null
     left join watch_reader r on r.site = s.site and r.address = s.address where s.hash = $1`,
    [hashOfToken(token)],
  );
  return (
    row && {
      site: String(row["site"]),
      client: String(row["client"]),
      address: String(row["address"]),
      stopped: Number(row["stopped"] ?? 0) === 1,
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
