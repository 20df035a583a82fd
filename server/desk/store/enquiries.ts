import {
  PAGE_SIZE,
  SPAM_KEPT_DAYS,
  type Counts,
  type DeskList,
  type EnquiryList,
  type EnquiryRow,
} from "#lib/desk/enquiry.ts";

import { readNames, toPerson } from "./people.ts";
import { toReminders } from "./reminders.ts";
import { toReasons } from "./events.ts";
import { readKeptNumber } from "#server/forms/find-phone.ts";
import { conditionOf, type ListFilter } from "./list-condition.ts";
import { from, number, orNull, rowShape, text } from "#server/data/row-shape.ts";
import type { Row, Sql } from "#server/data/sql.ts";
import { toStoredState } from "./stored-state.ts";
import { readCount, toSubmission } from "#server/store/submissions.ts";
import { DAY_MS, HOUR_MS } from "#lib/durations.ts";
import { lateBefore } from "#lib/site/answer-promise.ts";
import { shorten } from "#lib/text/shorten.ts";

const START_CHARACTERS = 160;
const LAST_HOURS_MS = 2 * HOUR_MS;

type ListRequest = ListFilter & { cursor?: Cursor };

/** The last one of the part before, in the order of the list; `place` is what the list is ordered by. */
type Cursor = { place: number; id: string };

const CURSOR = /^(\d{1,16})-([\w-]{1,64})$/;

/** Undefined where it is not one of ours. */
export function readCursor(sent: string): Cursor | undefined {
  const match = CURSOR.exec(sent);
  return match?.[1] === undefined || match[2] === undefined
    ? undefined
    : { place: Number(match[1]), id: match[2] };
}

function cursorOf(row: Row): string {
  return `${number(row, "place")}-${text(row, "id")}`;
}

type ListOrder = { by: string; isNewestFirst: boolean };

/** Waiting enquiries come first; the others are ordered by their last event. */
const MINE = "case when status = 'new' then at else 100000000000000 + last end";

/** Waiting: longest first. Mine: waiting ones first, then by the last event. The others: newest first. */
function orderOf(list: EnquiryList): ListOrder {
  if (list === "mine") return { by: MINE, isNewestFirst: false };
  return { by: "at", isNewestFirst: list !== "waiting" };
}

/** One part of a list, in its order. */
export async function readList(
  sql: Sql,
  request: ListRequest,
): Promise<Pick<DeskList, "rows" | "total" | "next">> {
  const { where, values } = await conditionOf(sql, request);
  const total = readCount(
    await sql.all(`select count(*) as n from submission where ${where}`, values),
  );
  // A search reads every row: it does not read them a second time for nothing.
  if (total === 0) return { rows: [], total };
  const { by, isNewestFirst } = orderOf(request.list);
  const [after, way] = isNewestFirst ? ["<", "desc"] : [">", "asc"];
  const { cursor } = request;
  const next =
    cursor === undefined
      ? ""
      : ` and (${by}, id) ${after} ($${values.push(cursor.place)}, $${values.push(cursor.id)})`;
  const rows = await sql.all(
    `select *, ${by} as place from submission where ${where}${next}
     order by ${by} ${way}, id ${way} limit $${values.push(PAGE_SIZE + 1)}`,
    values,
  );
  const names = await readNames(sql);
  const part = rows.slice(0, PAGE_SIZE);
  const last = part.at(-1);
  return {
    rows: part.map((row) => toEnquiryRow(row, names)),
    total,
    ...(rows.length > PAGE_SIZE && last && { next: cursorOf(last) }),
  };
}

const toWait = rowShape({ at: number, count: from("n", number) });
const toCounts = rowShape({
  waiting: number,
  mine: number,
  all: from("everything", number),
  won: number,
  lost: number,
  spam: number,
  late: number,
  lastHours: number,
});
const toLongest = rowShape({ ms: orNull(number) });

type CountRequest = { me: string; now: number };

/** Two looks at an index that holds nothing else. `worse` comes from the watch. */
export async function countLists(
  sql: Sql,
  { me, now }: CountRequest,
): Promise<Omit<Counts, "worse">> {
  const late = lateBefore(now);
  const rows = await sql.all(
    `select
       count(*) filter (where spam = 0 and status = 'new') as waiting,
       count(*) filter (where spam = 0 and owner = $1 and status not in ('won', 'lost')) as mine,
       count(*) filter (where spam = 0) as everything,
       count(*) filter (where spam = 0 and status = 'won') as won,
       count(*) filter (where spam = 0 and status = 'lost') as lost,
       count(*) filter (where spam = 1) as spam,
       count(*) filter (where spam = 0 and status = 'new' and at < $2) as late,
       count(*) filter (where spam = 0 and status = 'new' and at >= $2 and at < $3) as last_hours
     from submission`,
    [me, late, lateBefore(now + LAST_HOURS_MS)],
  );
  const waits = await sql.all(
    `select case when at < $1 then -1 else at / ${HOUR_MS} end as hour, min(at) as at, count(*) as n
     from submission where spam = 0 and status = 'new' group by 1 order by 1`,
    [late],
  );
  const due = (await readDueRows(sql, me)).length;
  return { waits: waits.map(toWait), due, ...rows.map(toCounts)[0]! };
}

/** Enquiries whose reminder of this person is due, the longest first. */
export async function readDue(sql: Sql, me: string): Promise<EnquiryRow[]> {
  const rows = await readDueRows(sql, me);
  if (rows.length === 0) return [];
  const names = await readNames(sql);
  return rows.map((row) => toEnquiryRow(row, names));
}

async function readDueRows(sql: Sql, me: string): Promise<Row[]> {
  const rows = await sql.all("select * from submission where reminders <> '[]' and spam = 0");
  const dueAt = (row: Row) =>
    toReminders(row).reminders.find(({ person, isDue }) => isDue && person === me)?.at;
  return rows
    .filter((row) => dueAt(row) !== undefined)
    .toSorted((a, b) => (dueAt(a) ?? 0) - (dueAt(b) ?? 0))
    .slice(0, PAGE_SIZE);
}

/** What an empty list of those who wait says instead; `today` is when its day began. */
export async function readLastAnswer(
  sql: Sql,
  today: number,
): Promise<Pick<DeskList, "lastAnswer" | "longestTodayMs">> {
  const [row] = await sql.all(
    "select * from submission where spam = 0 and answered_at is not null order by answered_at desc limit 1",
  );
  const longest = await sql.all(
    "select max(answered_at - at) as ms from submission where spam = 0 and answered_at >= $1",
    [today],
  );
  if (row === undefined) return {};
  const { name, at, answeredAt, answeredBy } = toEnquiryRow(row, await readNames(sql));
  const ms = longest.map(toLongest)[0]?.ms ?? null;
  return {
    lastAnswer: { name, by: answeredBy ?? "", afterMs: (answeredAt ?? at) - at },
    ...(ms !== null && { longestTodayMs: ms }),
  };
}

export function toEnquiryRow(row: Row, names: ReadonlyMap<string, string>): EnquiryRow {
  const { id, at, spam, signals, fields } = toSubmission(row);
  const { name = "", email = "", phone = "", website = "", message = "", page = "" } = fields;
  const { status, owner, answeredAt, answeredBy, spamAt } = toStoredState(row);
  const kept = readKeptNumber(phone);
  return {
    id,
    at,
    name,
    email,
    phone: kept?.formatInternational() ?? phone,
    number: kept === undefined ? "" : phone,
    website,
    start: startOf(message),
    page,
    status,
    owner: toPerson(owner, names),
    spam,
    signals: toReasons(signals, fields),
    spamUntil: spam ? (spamAt ?? at) + SPAM_KEPT_DAYS * DAY_MS : null,
    answeredAt,
    answeredBy: answeredBy === null ? null : (names.get(answeredBy) ?? null),
    reminders: toReminders(row).reminders,
    last: number(row, "last"),
  };
}

function startOf(message: string): string {
  const start = shorten(message, 4 * START_CHARACTERS, "").replaceAll(/\s+/g, " ");
  return shorten(start.trim(), START_CHARACTERS);
}
