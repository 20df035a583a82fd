/** Who gets mail about watched sites, who has stopped it, and the links for stopping. */
import { createToken, hashOfToken } from "#server/desk/token.ts";
import { flag, rowShape, text } from "#server/data/row-shape.ts";
import type { Row, Sql } from "#server/data/sql.ts";
import { normalizeAddress } from "#server/store/submissions.ts";

/** `muted`: by the desk. `stopped`: by the reader; only the reader takes that back. */
type NoticeReader = { address: string; muted: boolean; stopped: boolean };

const toReader: (row: Row) => NoticeReader = rowShape({
  address: text,
  muted: flag,
  stopped: flag,
});
const toStopLink = rowShape({ site: text, client: text, address: text });
const toWaiting = rowShape({ id: text, address: text });

/** Addresses of readers are the same by this, however they were typed. */
export const keyOf = normalizeAddress;

/** A reader who has stopped the mails is remembered, and stays stopped when added again. */
export async function changeReaders(sql: Sql, id: string, mailTo: string): Promise<void> {
  const wanted = new Map(mailTo.split(",").map((typed) => [keyOf(typed), typed.trim()]));
  const readers = await readReaders(sql, id);
  const isMuted = readers.length > 0 && readers.every(({ muted }) => muted);
  for (const { address } of readers.filter((one) => !wanted.has(keyOf(one.address)))) {
    await dropMails(sql, id, address);
    await removeReaders(sql, id, address);
  }
  const there = new Set(readers.map(({ address }) => keyOf(address)));
  for (const [key, address] of wanted) {
    if (there.has(key)) continue;
    const known = await readRows(sql, id, key);
    const back = known.find(({ stopped }) => stopped) ?? known[0];
    if (back !== undefined) {
      await sql.change(
        "update watch_reader set gone = 0, muted = $3 where site = $1 and address = $2",
        [id, back.address, isMuted ? 1 : 0],
      );
      continue;
    }
    await sql.change("insert into watch_reader(site, address, muted) values ($1, $2, $3)", [
      id,
      address,
      isMuted ? 1 : 0,
    ]);
  }
}

/** One, or all of them; those who stopped the mails are kept out of sight. */
export async function removeReaders(sql: Sql, site: string, address = ""): Promise<void> {
  const which = "site = $1 and (address = $2 or $2 = '')";
  await sql.change(`delete from watch_reader where stopped = 0 and ${which}`, [site, address]);
  await sql.change(`update watch_reader set gone = 1 where ${which}`, [site, address]);
}

/** Who is to get mail about a site, with those who do not just now. */
export async function readReaders(sql: Sql, site: string): Promise<NoticeReader[]> {
  const rows = await sql.all(
    "select address, muted, stopped from watch_reader where site = $1 and gone = 0 order by address",
    [site],
  );
  return rows.map(toReader);
}

/** All rows of one reader, also of one who is not among the site's addresses now. `key`: by `keyOf`. */
async function readRows(sql: Sql, site: string, key: string): Promise<NoticeReader[]> {
  const rows = await sql.all("select address, muted, stopped from watch_reader where site = $1", [
    site,
  ]);
  return rows.map(toReader).filter(({ address }) => keyOf(address) === key);
}

/** The desk's switch, for all readers of a site. */
export async function setMails(sql: Sql, site: string, mails: boolean): Promise<void> {
  await sql.change("update watch_reader set muted = $2 where site = $1", [site, mails ? 0 : 1]);
  if (!mails) await dropMails(sql, site, "");
}

/** Sets a reader's own choice, also if the reader is not among the site's addresses any more. */
export async function setStopped(
  sql: Sql,
  { site, address }: { site: string; address: string },
  stopped: boolean,
): Promise<void> {
  const known = await readRows(sql, site, keyOf(address));
  for (const reader of known) {
    await sql.change("update watch_reader set stopped = $3 where site = $1 and address = $2", [
      site,
      reader.address,
      stopped ? 1 : 0,
    ]);
  }
  if (known.length === 0) {
    await sql.change(
      "insert into watch_reader(site, address, stopped, gone) values ($1, $2, $3, 1)",
      [site, address, stopped ? 1 : 0],
    );
  }
  if (stopped) await dropMails(sql, site, address);
}

/**
 * Those that have not gone out, to one reader or, where `address` is "", to all of a site. A reader's
 * weekly mail goes with them; with all of a site it stays, since it is about others as well.
 */
async function dropMails(sql: Sql, site: string, address: string): Promise<void> {
  const rows = await sql.all(
    `select id, address from watch_notice where kind = 'email' and done is null
       and case weekly when 0 then site = $1 else $2 <> '' end`,
    [site, address],
  );
  const dropped = rows
    .map(toWaiting)
    .filter((mail) => address === "" || keyOf(mail.address) === keyOf(address));
  for (const { id } of dropped) await sql.change("delete from watch_notice where id = $1", [id]);
}

/** For the link under one mail, about one site or several; only its hash is kept. */
export async function createStopToken(
  sql: Sql,
  sites: readonly string[],
  address: string,
): Promise<string> {
  const token = createToken();
  for (const site of sites) {
    await sql.change("insert into watch_stop(hash, site, address) values ($1, $2, $3)", [
      hashOfToken(token),
      site,
      address,
    ]);
  }
  return token;
}

export type StopLink = {
  sites: readonly { id: string; client: string }[];
  address: string;
  /** For all of them. */
  stopped: boolean;
};

/** The reader whom a stop link belongs to; undefined if no site has it any more. */
export async function findStopLink(sql: Sql, token: string): Promise<StopLink | undefined> {
  const rows = await sql.all(
    `select s.site, s.address, w.client from watch_stop s
     join watched w on w.id = s.site and w.removed_at is null where s.hash = $1
     order by w.client, w.id`,
    [hashOfToken(token)],
  );
  const links = rows.map(toStopLink);
  const [first] = links;
  if (first === undefined) return undefined;
  const { address } = first;
  const sites = links.map(({ site, client }) => ({ id: site, client }));
  let stopped = true;
  for (const { id } of sites) {
    stopped &&= (await readRows(sql, id, keyOf(address))).some((reader) => reader.stopped);
  }
  return { sites, address, stopped };
}
