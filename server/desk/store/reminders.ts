import { MAX_REMINDER_DAYS, type Reminder } from "#lib/desk/enquiry.ts";
import { DAY_MS } from "#lib/durations.ts";

import { addEvent } from "./events.ts";
import { readPeople } from "./people.ts";
import type { DeskSql } from "./sql.ts";
import { json, rowShape, text } from "#server/data/row-shape.ts";
import type { Row, Sql } from "#server/data/sql.ts";

/** So many fall due in one transaction, so that a new enquiry is never held up for long. */
const DUE_AT_ONCE = 200;

export const toReminders: (row: Row) => { id: string; reminders: readonly Reminder[] } = rowShape({
  id: text,
  reminders: json<readonly Reminder[]>,
});

const TOO_FAR = `A reminder is for a time within the next ${MAX_REMINDER_DAYS} days.`;

async function readReminders(sql: Sql, id: string): Promise<readonly Reminder[]> {
  const rows = await sql.all("select id, reminders from submission where id = $1", [id]);
  return rows.map(toReminders)[0]?.reminders ?? [];
}

async function keepReminders(sql: Sql, id: string, reminders: readonly Reminder[]): Promise<void> {
  const open = reminders.flatMap(({ at, isDue }) => (isDue ? [] : [at]));
  await sql.change("update submission set reminders = $2, remind_at = $3 where id = $1", [
    id,
    JSON.stringify(reminders),
    open.length === 0 ? null : Math.min(...open),
  ]);
}

type ReminderOf = { id: string; person: string | null };

/** One a person: a new one takes the place of the old, null takes it away. */
export async function changeReminder(
  sql: Sql,
  { id, person, now, key }: ReminderOf & { now: number; key: string | null },
  until: number | null,
): Promise<{ outcome: "done" } | { outcome: "refused"; problem: string }> {
  if (until !== null && (until <= now || until > now + MAX_REMINDER_DAYS * DAY_MS)) {
    return { outcome: "refused", problem: TOO_FAR };
  }
  if (person === null) return { outcome: "refused", problem: "A reminder is for a person." };
  const before = await readReminders(sql, id);
  const own = before.find((one) => one.person === person);
  const others = before.filter((one) => one !== own);
  const isSame = until === null ? own === undefined : own?.at === until && !own.isDue;
  if (isSame) return { outcome: "done" };
  const mine = until === null ? [] : [{ person, at: until, isDue: false }];
  await keepReminders(sql, id, [...others, ...mine]);
  await addEvent(sql, { sub: id, at: now, person, kind: "reminder", body: { until }, key });
  return { outcome: "done" };
}

/** Whoever changes what holds for an enquiry has seen to the reminder that was due. */
export async function settleReminder(sql: Sql, { id, person }: ReminderOf): Promise<void> {
  const before = await readReminders(sql, id);
  const left = before.filter((one) => one.person !== person || !one.isDue);
  if (left.length < before.length) await keepReminders(sql, id, left);
}

/** Reminders whose time has come are due, with an event each. True where there was one. */
export async function noteReminders(sql: DeskSql, now: number): Promise<boolean> {
  const find = "select * from submission where remind_at <= $1 order by remind_at limit $2";
  const due = await sql.all(find, [now, DUE_AT_ONCE]);
  if (due.length === 0) return false;
  await sql.transaction(async (inside) => {
    const people = new Set((await readPeople(inside)).map(({ id }) => id));
    // Read again: another server may have been quicker.
    for (const row of await inside.all(find, [now, DUE_AT_ONCE])) {
      const { id, reminders } = toReminders(row);
      const known = reminders.filter(({ person }) => people.has(person));
      await keepReminders(
        inside,
        id,
        known.map((one) => ({ ...one, isDue: one.isDue || one.at <= now })),
      );
      for (const { person, at, isDue } of known) {
        if (isDue || at > now) continue;
        await addEvent(inside, { sub: id, at: now, person, kind: "reminded" });
      }
    }
  });
  return true;
}
