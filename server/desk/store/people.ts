import { randomUUID } from "node:crypto";

import type { InvitationSeen, PeopleAnswer } from "#lib/desk/contract.ts";
import type { Person } from "#lib/desk/person.ts";

import { createToken, hashOfToken } from "#server/desk/token.ts";
import { from, json, number, orNull, rowShape, text } from "#server/data/row-shape.ts";
import type { Row, Sql } from "#server/data/sql.ts";
import { HOUR_MS } from "#lib/durations.ts";

export const INVITATION_MS = 24 * HOUR_MS;

export const MAX_NAME_CHARACTERS = 80;

const MOST_EXPORTS = 5;

const toNamed: (row: Row) => Person = rowShape({ id: text, name: text });
const toDevice = rowShape({
  id: text,
  person: text,
  name: from("device", text),
  madeAt: number,
  usedAt: number,
  invitedBy: orNull(text),
});
const toOpenInvitation = rowShape({
  id: text,
  person: text,
  invitedBy: orNull(text),
  until: number,
});
const toFoundInvitation = rowShape({
  id: text,
  name: text,
  invitedBy: orNull(text),
  byName: orNull(text),
  until: number,
  devices: number,
});
const toExport = rowShape({ at: number, person: orNull(text), body: json<{ count: number }> });

/** Everybody who may get in or is invited, in the order in which they came. */
export async function readPeople(sql: Sql): Promise<Person[]> {
  const rows = await sql.all(
    "select id, name from person where removed_at is null order by made_at, id",
  );
  return rows.map(toNamed);
}

/** Names of everybody there ever was, by id: they stay on past events. */
export async function readNames(sql: Sql): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.all("select id, name from person");
  return new Map(rows.map(toNamed).map(({ id, name }) => [id, name]));
}

/** Null if there is no owner. A person without a name is not known any more. */
export function toPerson(id: string | null, names: ReadonlyMap<string, string>): Person | null {
  return id === null ? null : { id, name: names.get(id) ?? "" };
}

type MadeInvitation = { token: string; name: string; until: number };

type InviteRequest = {
  /** A new person by this name, or one who is there already. */
  whom: { name: string } | { person: string };
  /** Who invites; null: from the terminal. */
  by: string | null;
  now: number;
};

/** Only the link's hash is kept. Undefined where there is no such person. */
export async function invite(
  sql: Sql,
  { whom, by, now }: InviteRequest,
): Promise<MadeInvitation | undefined> {
  const person =
    "name" in whom ? await addPerson(sql, whom.name, now) : await findPerson(sql, whom.person);
  if (person === undefined) return undefined;
  const token = createToken();
  const until = now + INVITATION_MS;
  await sql.change(
    "insert into invitation(hash, id, person, invited_by, until) values ($1, $2, $3, $4, $5)",
    [hashOfToken(token), randomUUID(), person.id, by, until],
  );
  return { token, name: person.name, until };
}

async function addPerson(sql: Sql, name: string, now: number): Promise<Person> {
  const id = randomUUID();
  await sql.change("insert into person(id, name, made_at) values ($1, $2, $3)", [id, name, now]);
  return { id, name };
}

export async function findPerson(sql: Sql, id: string): Promise<Person | undefined> {
  return (await readPeople(sql)).find((person) => person.id === id);
}

/** By the whole name, whatever its case. */
export async function findByName(sql: Sql, name: string): Promise<Person | undefined> {
  const wanted = name.trim().toLowerCase();
  return (await readPeople(sql)).find((person) => person.name.toLowerCase() === wanted);
}

/** `by`: who made the link; null: the terminal. */
type FoundInvitation = { person: Person; by: string | null; seen: InvitationSeen };

/** Undefined for a link that opens nothing: used, too old, never made. None of them says more. */
export async function findInvitation(
  sql: Sql,
  token: string,
  now: number,
): Promise<FoundInvitation | undefined> {
  const [row] = await sql.all(
    `select i.until, i.invited_by, p.id, p.name, b.name as by_name,
       (select count(*) from passkey k where k.person = p.id) as devices
     from invitation i join person p on p.id = i.person left join person b on b.id = i.invited_by
     where i.hash = $1 and i.used_at is null and i.until > $2 and p.removed_at is null`,
    [hashOfToken(token), now],
  );
  if (row === undefined) return undefined;
  const { id, name, invitedBy, byName, until, devices } = toFoundInvitation(row);
  const seen = { name, by: byName, until, person: devices > 0 };
  return { person: { id, name }, by: invitedBy, seen };
}

/** False if the link was used in the meantime: it is good once. */
export async function useInvitation(sql: Sql, token: string, now: number): Promise<boolean> {
  const changed = await sql.change(
    "update invitation set used_at = $2 where hash = $1 and used_at is null and until > $2",
    [hashOfToken(token), now],
  );
  return changed === 1;
}

/**
 * Ends the person's sessions at once. Their devices, and links that they made, open nothing any more.
 * The name stays on past events.
 */
export async function removePerson(sql: Sql, id: string, now: number): Promise<boolean> {
  const removed = await sql.change(
    "update person set removed_at = $2 where id = $1 and removed_at is null",
    [id, now],
  );
  // With each passkey go its sessions.
  await sql.change("delete from passkey where person = $1", [id]);
  await sql.change("delete from invitation where person = $1 or invited_by = $1", [id]);
  await sql.change("update submission set owner = null where owner = $1", [id]);
  await sql.change("update watched set owner = null where owner = $1", [id]);
  return removed === 1;
}

/** False where it was used, or is gone. */
export async function withdrawInvitation(sql: Sql, id: string): Promise<boolean> {
  return (await sql.change("delete from invitation where id = $1 and used_at is null", [id])) === 1;
}

/** For the dialog of people and devices. */
export async function describePeople(
  sql: Sql,
  asking: { person: string; passkey: string },
  now: number,
): Promise<PeopleAnswer> {
  const people = await readPeople(sql);
  const names = await readNames(sql);
  const rows = await sql.all(
    "select id, person, device, made_at, used_at, invited_by from passkey order by made_at, id",
  );
  const devices = rows.map(toDevice);
  const open = await readOpenInvitations(sql, now);
  const described = people.map((person) => ({
    ...person,
    isMe: person.id === asking.person,
    devices: devices
      .filter((device) => device.person === person.id)
      .map(({ person: _person, invitedBy, ...device }) => ({
        ...device,
        isThis: device.id === asking.passkey,
        linkBy: invitedBy === person.id ? null : toPerson(invitedBy, names),
      })),
    invitations: open
      .filter((invitation) => invitation.person === person.id)
      .map(({ id, invitedBy, until }) => ({ id, by: toPerson(invitedBy, names), until })),
  }));
  return { people: described, exports: await readExports(sql, names) };
}

async function readExports(sql: Sql, names: ReadonlyMap<string, string>) {
  const rows = await sql.all(
    `select at, person, body from event where kind = 'exported' and sub is null
     order by number desc limit ${MOST_EXPORTS}`,
  );
  return rows
    .map(toExport)
    .map(({ at, person, body }) => ({ at, by: toPerson(person, names), count: body.count }));
}

async function readOpenInvitations(sql: Sql, now: number) {
  const rows = await sql.all(
    "select id, person, invited_by, until from invitation where used_at is null and until > $1 order by until",
    [now],
  );
  return rows.map(toOpenInvitation);
}

/** The names on unused links that a person made: these links go with the person. */
export async function namesOfInvited(sql: Sql, by: string, now: number): Promise<string[]> {
  const names = await readNames(sql);
  const open = await readOpenInvitations(sql, now);
  return open
    .filter(({ invitedBy, person }) => invitedBy === by && person !== by)
    .map(({ person }) => names.get(person) ?? "");
}
