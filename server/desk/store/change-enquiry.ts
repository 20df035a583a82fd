import type { Change } from "#lib/desk/change-request.ts";
import {
  addEvent,
  eventKey,
  hasEvent,
  newestOf,
  type EventKind,
  type StoredState,
  type StoredEvent,
} from "./events.ts";
import { queueNotifications, toStoredState } from "./stored-state.ts";
import { fold, MAX_WORDS_LENGTH } from "./words.ts";
import type { DeskSql } from "./sql.ts";
import { changeReminder, settleReminder } from "./reminders.ts";
import type { Sql } from "#server/data/sql.ts";
import type { NotificationKind } from "#server/store/submission-store.ts";

type ChangeEnquiry = {
  id: string;
  /** null: from the terminal. */
  person: string | null;
  change: Change;
  now: number;
  /** The newest event that the person has seen; without it no conflict is possible. */
  after?: number;
  /** The same key again changes nothing. */
  key?: string;
  /** Which notifications are due once it is no spam. */
  notify: readonly NotificationKind[];
};

type Changed =
  | { outcome: "done" }
  | { outcome: "gone" }
  | { outcome: "conflict"; theirs: StoredEvent }
  | { outcome: "refused"; problem: string };

/** Which events conflict with which change, if they are newer and by another person. */
const settles = {
  status: ["answered", "status", "spam", "not-spam", "undone"],
  owner: ["answered", "owner", "undone"],
  spam: ["spam", "not-spam", "undone"],
} as const satisfies Record<string, readonly EventKind[]>;

/** Events after which something else holds, so that they can be taken back. */
const STANDING: readonly EventKind[] = [
  "answered",
  "status",
  "owner",
  "spam",
  "not-spam",
  "undone",
];

const done: Changed = { outcome: "done" };
const GIVEN_UP =
  "No email or webhook of this enquiry was given up, so there is nothing to send again.";

/** One change of one enquiry: all of it with its event, or nothing. */
export function changeEnquiry(sql: DeskSql, request: ChangeEnquiry): Promise<Changed> {
  return sql.transaction(async (inside) => {
    const key = keyOf(request);
    if (key !== null && (await hasEvent(inside, key))) return done;
    const [row] = await inside.all("select * from submission where id = $1", [request.id]);
    if (row === undefined) return { outcome: "gone" };
    return apply(inside, toStoredState(row), request);
  });
}

async function apply(sql: Sql, before: StoredState, request: ChangeEnquiry): Promise<Changed> {
  const { change, id, now } = request;
  switch (change.kind) {
    case "seen":
      return noteSeen(sql, request);
    case "note":
      await add(sql, request, "note", { text: change.text });
      await sql.change(
        `update submission set words = substr(words || $2, 1, ${MAX_WORDS_LENGTH}) where id = $1`,
        [id, `\n${fold(change.text)}`],
      );
      return done;
    case "status":
      return settle(sql, request, "status", "status", before, {
        ...before,
        status: change.status,
        ...(change.status === "new"
          ? { answeredAt: null, answeredBy: null }
          : answeredNow(before, request)),
      });
    case "owner":
      return settle(sql, request, "owner", "owner", before, { ...before, owner: change.owner });
    case "answer":
      return answer(sql, before, request, change);
    case "spam":
      return settle(sql, request, "spam", "spam", before, { ...before, spam: true, spamAt: now });
    case "not-spam":
      return settle(sql, request, "spam", "not-spam", before, {
        ...before,
        spam: false,
        spamAt: null,
      });
    case "undo":
      return undo(sql, before, request, change.number);
    case "remind":
      return changeReminder(sql, { ...request, key: keyOf(request) }, change.until);
    case "send-again":
      return sendAgain(sql, request);
  }
}

function answeredNow(before: StoredState, { person, now }: ChangeEnquiry): Partial<StoredState> {
  return before.answeredAt === null ? { answeredAt: now, answeredBy: person } : {};
}

async function answer(
  sql: Sql,
  before: StoredState,
  request: ChangeEnquiry,
  { via, outcome }: Extract<Change, { kind: "answer" }>,
): Promise<Changed> {
  if (via === "call" && outcome !== "answered") {
    await add(sql, request, outcome === "no-answer" ? "not-reached" : "calling");
    return done;
  }
  const after: StoredState = {
    ...before,
    status: before.status === "new" ? "answered" : before.status,
    owner: before.owner ?? request.person,
    ...answeredNow(before, request),
  };
  // A sent answer is a fact: it never conflicts with a colleague's change.
  await keepState(sql, request, "answered", before, after, { via });
  return done;
}

/** Changes the enquiry, unless a colleague has changed the same thing since. */
async function settle(
  sql: Sql,
  request: ChangeEnquiry,
  thing: keyof typeof settles,
  kind: EventKind,
  before: StoredState,
  after: StoredState,
): Promise<Changed> {
  if (
    before.status === after.status &&
    before.owner === after.owner &&
    before.spam === after.spam
  ) {
    return done;
  }
  const theirs = await findTheirs(sql, request, settles[thing]);
  if (theirs !== undefined) return { outcome: "conflict", theirs };
  await keepState(sql, request, kind, before, after);
  return done;
}

async function findTheirs(
  sql: Sql,
  { id, person, after }: ChangeEnquiry,
  kinds: readonly EventKind[],
): Promise<StoredEvent | undefined> {
  if (after === undefined) return undefined;
  const newest = await newestOf(sql, id, kinds);
  return newest !== undefined && newest.number > after && newest.person !== person
    ? newest
    : undefined;
}

async function undo(
  sql: Sql,
  before: StoredState,
  request: ChangeEnquiry,
  number: number,
): Promise<Changed> {
  const newest = await newestOf(sql, request.id, STANDING);
  if (newest?.number !== number) {
    if (newest !== undefined && newest.number > number) {
      return { outcome: "conflict", theirs: newest };
    }
    return { outcome: "refused", problem: "There is no such change to take back." };
  }
  await keepState(sql, request, "undone", before, newest.body["before"] as StoredState, {
    of: number,
  });
  return done;
}

async function keepState(
  sql: Sql,
  request: ChangeEnquiry,
  kind: EventKind,
  before: StoredState,
  after: StoredState,
  more: object = {},
) {
  const { id, now, notify } = request;
  await sql.change(
    `update submission set status = $2, owner = $3, spam = $4, answered_at = $5, answered_by = $6,
       spam_at = $7 where id = $1`,
    [
      id,
      after.status,
      after.owner,
      Number(after.spam),
      after.answeredAt,
      after.answeredBy,
      after.spamAt,
    ],
  );
  if (before.spam && !after.spam) await queueNotifications(sql, id, notify, now);
  // What was released and is spam again: what has not gone out yet stays here.
  if (!before.spam && after.spam && kind === "undone") {
    await sql.change("delete from outbox where sub = $1 and done is null", [id]);
  }
  await settleReminder(sql, request);
  await add(sql, request, kind, { before, stand: after, ...more });
}

async function noteSeen(sql: Sql, request: ChangeEnquiry): Promise<Changed> {
  const seen = await sql.all(
    "select 1 from event where sub = $1 and kind = 'seen' and person = $2",
    [request.id, request.person],
  );
  if (seen.length === 0) await add(sql, request, "seen");
  return done;
}

async function sendAgain(sql: Sql, request: ChangeEnquiry): Promise<Changed> {
  const changed = await sql.change(
    "update outbox set dead = null, tries = 0, noted = 0, due = $2 where sub = $1 and dead is not null",
    [request.id, request.now],
  );
  if (changed === 0) return { outcome: "refused", problem: GIVEN_UP };
  await add(sql, request, "sent-again");
  return done;
}

const add = (sql: Sql, request: ChangeEnquiry, kind: EventKind, body: object = {}) =>
  addEvent(sql, {
    sub: request.id,
    at: request.now,
    person: request.person,
    kind,
    body,
    key: keyOf(request),
  });

const keyOf = ({ key, person }: ChangeEnquiry) =>
  key === undefined ? null : eventKey(person, key);
