import type { EnquiryStatus, SpamReason, Standing, Happening } from "#lib/desk/enquiry.ts";

import { readKeptNumber } from "#server/forms/find-phone.ts";
import { countLinks, weightOf } from "#server/forms/spam.ts";
import { toPerson } from "./people.ts";
import { siteKey, wordsOf } from "./words.ts";
import type { DeskSql } from "./sql.ts";
import { json, number as toNumber, orNull, rowShape, text } from "#server/data/row-shape.ts";
import { placeholders, type Row, type Sql } from "#server/data/sql.ts";
import { toSubmission } from "#server/store/submissions.ts";

/** What holds for an enquiry, as it is written beside each change so that it can be taken back. */
export type StoredState = {
  status: EnquiryStatus;
  owner: string | null;
  spam: boolean;
  answeredAt: number | null;
  answeredBy: string | null;
  spamAt: number | null;
};

const toSettled = rowShape({
  id: toNumber,
  sub: text,
  kind: text,
  tries: toNumber,
  done: orNull(toNumber),
  dead: orNull(text),
});

export type EventKind = Happening["kind"] | "forgotten";

type NewEvent = {
  sub: string | null;
  at: number;
  person: string | null;
  kind: EventKind;
  body?: object;
  key?: string | null;
};

/** Within a transaction. Returns its number; the enquiry knows it as its newest. */
export async function addEvent(sql: Sql, event: NewEvent): Promise<number> {
  const { sub, at, person, kind, body = {}, key = null } = event;
  const [row = {}] = await sql.all(
    "insert into event(sub, at, person, kind, body, key) values ($1, $2, $3, $4, $5, $6) returning number",
    [sub, at, person, kind, JSON.stringify(body), key],
  );
  const number = toNumber(row, "number");
  if (sub !== null) {
    await sql.change("update submission set last = $2 where id = $1", [sub, number]);
  }
  return number;
}

/** How many are noted in one transaction, so that a new enquiry is never held up for long. */
const NOTED_AT_ONCE = 200;
/** Time limit: the desk answers after it, and the rest is noted with the next look. */
const NOTING_MS = 300;

/**
 * Brings the timeline up to date with what came in and what became of its notifications. Storing an
 * enquiry writes nothing of it: whatever the desk does cannot fail one. True where there was anything.
 */
export async function noteWhatHappened(sql: DeskSql, now: number): Promise<boolean> {
  let hasNoted = false;
  const until = performance.now() + NOTING_MS;
  for (;;) {
    const fresh = await sql.all("select 1 from submission where words is null limit 1");
    const settled = await sql.all(
      "select 1 from outbox where noted = 0 and (done is not null or dead is not null) limit 1",
    );
    if (fresh.length + settled.length === 0 || performance.now() > until) return hasNoted;
    hasNoted = true;
    await sql.transaction(async (inside) => {
      await noteNew(inside);
      await noteDeliveries(inside, now);
    });
  }
}

/** Those without words: they came in, or an upgrade folds them again; those have events already. */
async function noteNew(sql: Sql) {
  const rows = await sql.all("select * from submission where words is null order by id limit $1", [
    NOTED_AT_ONCE,
  ]);
  for (const row of rows) {
    const { id, at, spam, signals, fields } = toSubmission(row);
    await sql.change(
      "update submission set words = $2, phone = $3, site = $4, page = $5 where id = $1",
      [
        id,
        wordsOf({ fields }, await readNotes(sql, id)),
        // By which a person is known again: a number, never a word such as "none".
        readKeptNumber(fields["phone"] ?? "")?.number ?? "",
        siteKey(fields["website"] ?? ""),
        fields["page"] ?? "",
      ],
    );
    if ((await newestOf(sql, id, ["came-in"])) !== undefined) continue;
    const body = { page: fields["page"] ?? "", spam, signals };
    await addEvent(sql, { sub: id, at, person: null, kind: "came-in", body });
  }
}

async function readNotes(sql: Sql, sub: string): Promise<string[]> {
  const rows = await sql.all(
    "select * from event where sub = $1 and kind = 'note' order by number",
    [sub],
  );
  return rows.map((row) => String(rowToEvent(row).body["text"]));
}

async function noteDeliveries(sql: Sql, now: number) {
  const rows = await sql.all(
    "select * from outbox where noted = 0 and (done is not null or dead is not null) order by id limit $1",
    [NOTED_AT_ONCE],
  );
  for (const { id, sub, kind, tries, done, dead } of rows.map(toSettled)) {
    await sql.change("update outbox set noted = 1 where id = $1", [id]);
    await addEvent(sql, {
      sub,
      at: done ?? now,
      person: null,
      kind: done === null ? "not-notified" : "notified",
      body: { via: kind, tries, ...(done === null && { reason: dead }) },
    });
  }
}

/** 0 if nothing has happened yet. */
export async function lastNumber(sql: Sql): Promise<number> {
  const [row = {}] = await sql.all("select coalesce(max(number), 0) as last from event");
  return toNumber(row, "last");
}

/** One row of the table, as it was written. */
export type StoredEvent = {
  number: number;
  sub: string | null;
  at: number;
  person: string | null;
  kind: EventKind;
  body: Record<string, unknown>;
};

export const rowToEvent: (row: Row) => StoredEvent = rowShape({
  number: toNumber,
  sub: orNull(text),
  at: toNumber,
  person: orNull(text),
  kind: text<EventKind>,
  body: json<Record<string, unknown>>,
});

/** What happened to an enquiry, in its order. */
export async function readEvents(sql: Sql, sub: string): Promise<StoredEvent[]> {
  return (await sql.all("select * from event where sub = $1 order by number", [sub])).map(
    rowToEvent,
  );
}

/** What happened after an event, to any enquiry, in its order; at most `limit` of it. No export changes one. */
export async function readEventsAfter(
  sql: Sql,
  number: number,
  limit: number,
): Promise<StoredEvent[]> {
  const rows = await sql.all(
    "select * from event where number > $1 and kind <> 'exported' order by number limit $2",
    [number, limit],
  );
  return rows.map(rowToEvent);
}

/** Makes a request that is sent twice harmless; keys of two people never collide. */
export const eventKey = (person: string | null, key: string) => `${person} ${key}`;

/** `key`: as `eventKey` makes it. */
export async function hasEvent(sql: Sql, key: string): Promise<boolean> {
  return (await sql.all("select 1 from event where key = $1", [key])).length > 0;
}

/** Those of some kinds, newest first. */
export async function newestOf(
  sql: Sql,
  sub: string,
  kinds: readonly EventKind[],
): Promise<StoredEvent | undefined> {
  const [row] = await sql.all(
    `select * from event where sub = $1 and kind in (${placeholders(kinds.length, 2)}) order by number desc limit 1`,
    [sub, ...kinds],
  );
  return row && rowToEvent(row);
}

/** `fields`: what was sent, where it is at hand. */
export function toReasons(
  signals: readonly string[],
  fields?: Readonly<Record<string, string>>,
): SpamReason[] {
  return signals.map((signal) => ({
    signal,
    points: weightOf(signal),
    ...(fields !== undefined && signal === "many-links" && { links: countLinks(fields) }),
  }));
}

/** As the desk shows it. */
export function toHappening(event: StoredEvent, names: ReadonlyMap<string, string>): Happening {
  const { number, at, person, kind, body } = event;
  const stand = body["stand"] as StoredState | undefined;
  const standing: Partial<Standing> =
    stand === undefined
      ? {}
      : { status: stand.status, owner: toPerson(stand.owner, names), isSpam: stand.spam };
  const { stand: _stand, before: _before, ...rest } = body;
  const signals = Array.isArray(rest["signals"])
    ? { signals: toReasons(rest["signals"] as string[]) }
    : {};
  return {
    number,
    at,
    by: toPerson(person, names),
    kind,
    ...rest,
    ...signals,
    ...standing,
  } as Happening;
}
