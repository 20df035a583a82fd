import type { Person } from "#lib/desk/person.ts";

import { findFreeName } from "./device-names.ts";
import { createToken, hashOfToken } from "#server/desk/token.ts";
import { number, rowShape, text } from "#server/data/row-shape.ts";
import type { Row, Sql } from "#server/data/sql.ts";
import { DAY_MS } from "#lib/durations.ts";

/** Without use, and at most. */
export const SESSION_IDLE_MS = 14 * DAY_MS;
export const SESSION_MOST_MS = 90 * DAY_MS;
export const CHALLENGE_MS = 2 * 60 * 1000;
/** The time of use is written so often at most. */
const TOUCH_EVERY_MS = 5 * 60 * 1000;

export type Passkey = {
  id: string;
  person: string;
  publicKey: string;
  counter: number;
  transports: readonly string[];
};

export type Session = {
  /** Of its token: what is kept of it. */
  hash: string;
  person: Person;
  device: { id: string; name: string };
};

/** `by`: who made the link that adds it; null: the terminal. */
type NewPasskey = Passkey & { device: string; by: string | null; now: number };

/** Within a transaction. A device whose name the person has already gets a number. */
export async function addPasskey(sql: Sql, key: NewPasskey): Promise<void> {
  await sql.change(
    `insert into passkey(id, person, public_key, counter, transports, device, made_at, used_at, invited_by)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
    [
      key.id,
      key.person,
      key.publicKey,
      key.counter,
      key.transports.join(" "),
      await findFreeName(sql, key, key.device),
      key.now,
      key.by,
    ],
  );
}

export async function findPasskey(sql: Sql, id: string): Promise<Passkey | undefined> {
  const [row] = await sql.all("select * from passkey where id = $1", [id]);
  return row && rowToPasskey(row);
}

/**
 * Notes that it was used. False if it is gone, or if its counter has changed since: two answers of one
 * device at once.
 */
export async function notePasskeyUse(
  sql: Sql,
  { id, counter }: Passkey,
  newCounter: number,
  now: number,
): Promise<boolean> {
  const changed = await sql.change(
    "update passkey set counter = $3, used_at = $4 where id = $1 and counter = $2",
    [id, counter, newCounter, now],
  );
  return changed === 1;
}

/** "last": it is the only device of all people that opens the desk. */
export async function removePasskey(sql: Sql, id: string): Promise<"removed" | "last" | "gone"> {
  const rows = await sql.all("select id from passkey");
  if (!rows.some((row) => row["id"] === id)) return "gone";
  if (rows.length === 1) return "last";
  await sql.change("delete from passkey where id = $1", [id]);
  return "removed";
}

/** The token for the cookie. */
export async function beginSession(sql: Sql, passkey: string, now: number): Promise<string> {
  const token = createToken();
  await sql.change("delete from session where used_at <= $1 or made_at <= $2", timeBounds(now));
  await sql.change("insert into session(hash, passkey, made_at, used_at) values ($1, $2, $3, $3)", [
    hashOfToken(token),
    passkey,
    now,
  ]);
  return token;
}

/** Whose time is not over. $2 and $3: `timeBounds`. */
const IS_OPEN = "s.hash = $1 and s.used_at > $2 and s.made_at > $3";
const timeBounds = (now: number) => [now - SESSION_IDLE_MS, now - SESSION_MOST_MS];

/** Undefined where there is none, or its time is over. */
export async function findSession(
  sql: Sql,
  token: string,
  now: number,
): Promise<Session | undefined> {
  const hash = hashOfToken(token);
  const [row] = await sql.all(
    `select s.used_at, k.id as key, k.device, p.id, p.name from session s
     join passkey k on k.id = s.passkey join person p on p.id = k.person
     where ${IS_OPEN} and p.removed_at is null`,
    [hash, ...timeBounds(now)],
  );
  if (row === undefined) return undefined;
  const { key, device, usedAt, ...person } = toSession(row);
  if (usedAt + TOUCH_EVERY_MS < now) {
    await sql.change("update session set used_at = $2 where hash = $1", [hash, now]);
    await sql.change("update passkey set used_at = $2 where id = $1", [key, now]);
  }
  return { hash, device: { id: key, name: device }, person };
}

/** With a person goes each passkey, and with a passkey its sessions. */
export async function isSessionOpen(sql: Sql, hash: string, now: number): Promise<boolean> {
  const rows = await sql.all(`select 1 from session s where ${IS_OPEN}`, [
    hash,
    ...timeBounds(now),
  ]);
  return rows.length > 0;
}

export async function endSession(sql: Sql, token: string): Promise<void> {
  await sql.change("delete from session where hash = $1", [hashOfToken(token)]);
}

/** Everybody signs in again. Returns how many there were. */
export async function endAllSessions(sql: Sql): Promise<number> {
  return sql.change("delete from session");
}

/** For so long a browser is known after its last sign-in. Cookies live no longer: RFC 6265bis, 5.5. */
export const KNOWN_MS = 400 * DAY_MS;

/** The token by which a browser that has just signed in is known from now on. */
export async function rememberBrowser(sql: Sql, passkey: string, now: number): Promise<string> {
  const token = createToken();
  await sql.change("delete from known_browser where used_at <= $1", [now - KNOWN_MS]);
  await sql.change("insert into known_browser(hash, passkey, used_at) values ($1, $2, $3)", [
    hashOfToken(token),
    passkey,
    now,
  ]);
  return token;
}

/** What is kept of the token, where a browser with it has signed in and its device is not removed. */
export async function findBrowser(
  sql: Sql,
  token: string,
  now: number,
): Promise<string | undefined> {
  const hash = hashOfToken(token);
  const rows = await sql.all("select 1 from known_browser where hash = $1 and used_at > $2", [
    hash,
    now - KNOWN_MS,
  ]);
  return rows.length > 0 ? hash : undefined;
}

export async function forgetBrowser(sql: Sql, token: string): Promise<void> {
  await sql.change("delete from known_browser where hash = $1", [hashOfToken(token)]);
}

type ChallengePurpose = "sign-in" | "enrol";

/** Keeps a challenge for the browser that has the token. */
export async function keepChallenge(
  sql: Sql,
  purpose: ChallengePurpose,
  challenge: string,
  now: number,
): Promise<string> {
  const token = createToken();
  await sql.change("delete from challenge where until <= $1", [now]);
  await sql.change(
    "insert into challenge(hash, challenge, purpose, until) values ($1, $2, $3, $4)",
    [hashOfToken(token), challenge, purpose, now + CHALLENGE_MS],
  );
  return token;
}

/** The challenge of that browser, once. */
export async function takeChallenge(
  sql: Sql,
  purpose: ChallengePurpose,
  token: string,
  now: number,
): Promise<string | undefined> {
  const [row] = await sql.all(
    "delete from challenge where hash = $1 and purpose = $2 returning challenge, until",
    [hashOfToken(token), purpose],
  );
  return row !== undefined && number(row, "until") > now ? text(row, "challenge") : undefined;
}

export async function readPasskeysOf(sql: Sql, person: string): Promise<Passkey[]> {
  return (await sql.all("select * from passkey where person = $1", [person])).map(rowToPasskey);
}

const rowToPasskey: (row: Row) => Passkey = rowShape({
  id: text,
  person: text,
  publicKey: text,
  counter: number,
  transports: (row, name) => text(row, name).split(" ").filter(Boolean),
});
const toSession = rowShape({ key: text, device: text, usedAt: number, id: text, name: text });
