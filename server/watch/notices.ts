/** Mails and webhook calls of the watch, until they are sent. */
import { randomUUID } from "node:crypto";

import { DAY_MS, HOUR_MS } from "#lib/durations.ts";

import { from, json, number, orNull, rowShape, text } from "#server/data/row-shape.ts";
import { placeholders, type Row, type Sql } from "#server/data/sql.ts";
import { countJobs, createJobQueue } from "#server/notify/job-queue.ts";
import type { KeptNotice, Notice } from "#server/notify/notice.ts";
import type { RelayStore } from "#server/notify/relay.ts";
import type { Job } from "#server/store/submission-store.ts";

/** A notice is given up when it has been tried for so long, however often that was. */
const TRY_FOR_MS = 7 * DAY_MS;
/** After an outage it is soon noticed that the mail server is back. */
export const NOTICE_BACKOFF_MS = HOUR_MS;

const toLastMail = rowShape({ client: text, at: from("done", number) });
const toKept = rowShape({ id: text, at: number, body: json<Notice> });
const toUnsentRow = rowShape({
  id: text,
  site: text,
  client: text,
  kind: text,
  address: text,
  at: number,
  tries: number,
  fault: orNull(text),
  dead: orNull(text),
});

type NewNotice = {
  site: string;
  notice: Notice;
  /** The reading that it reports; null if it reports more than one. */
  reading: string | null;
  /** About several sites; `site` is the worst of them. */
  weekly?: boolean;
};

/** Kept until it is sent; due at once. */
export async function queueNotice(
  sql: Sql,
  { site, notice, reading, weekly = false }: NewNotice,
  now: number,
): Promise<void> {
  const address = "to" in notice ? notice.to : "";
  await sql.change(
    `insert into watch_notice(id, site, kind, address, at, due, body, reading, weekly)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $8)`,
    [
      randomUUID(),
      site,
      notice.kind,
      address,
      now,
      JSON.stringify(notice),
      reading,
      Number(weekly),
    ],
  );
}

/** The newest mail that went out. */
export async function lastMail(sql: Sql): Promise<{ client: string; at: number } | null> {
  const [row] = await sql.all(
    `select w.client, n.done from watch_notice n join watched w on w.id = n.site
     where n.kind = 'email' and n.done is not null and w.removed_at is null
     order by n.done desc limit 1`,
  );
  return row === undefined ? null : toLastMail(row);
}

/** A notice that was tried and did not go out. */
export type UnsentNotice = {
  id: string;
  site: string;
  client: string;
  kind: string;
  /** Of the mail's reader; "" for another channel. */
  address: string;
  at: number;
  tries: number;
  /** "SMTP 550": why the last try failed. */
  fault: string;
  /** It is tried no more. */
  isGivenUp: boolean;
};

/** Oldest first. `kinds`: of the channels that are set up; without it all. */
export async function readUnsent(sql: Sql, kinds?: readonly string[]): Promise<UnsentNotice[]> {
  const rows = await sql.all(
    `select n.*, w.client from watch_notice n join watched w on w.id = n.site
     where n.done is null and (n.dead is not null or n.fault is not null) order by n.at, n.id`,
  );
  return rows.map(toUnsent).filter(({ kind }) => kinds === undefined || kinds.includes(kind));
}

function toUnsent(row: Row): UnsentNotice {
  const { dead, fault, ...notice } = toUnsentRow(row);
  return { ...notice, fault: dead ?? fault ?? "", isGivenUp: dead !== null };
}

/** Whether news of a site's readings has not yet gone out on these channels. */
export async function hasUnsentNews(
  sql: Sql,
  site: string,
  kinds: readonly string[],
): Promise<boolean> {
  const rows = await sql.all(
    `select 1 from watch_notice where site = $1 and done is null and reading is not null
       and kind in (${placeholders(kinds.length, 2)}) limit 1`,
    [site, ...kinds],
  );
  return rows.length > 0;
}

/** Tries those that were given up for another week: one site's, one notice, or all. How many they are. */
export function sendAgain(
  sql: Sql,
  which: { site: string } | { id: string } | "all",
  now: number,
): Promise<number> {
  const again =
    "update watch_notice set dead = null, fault = null, since = null, tries = 0, due = $1 where dead is not null and done is null";
  if (which === "all") return sql.change(again, [now]);
  return "site" in which
    ? sql.change(`${again} and site = $2`, [now, which.site])
    : sql.change(`${again} and id = $2`, [now, which.id]);
}

export const countNotices = (sql: Sql) => countJobs(sql, "watch_notice");

/** Whether the first try of a notice was so long ago that it is given up. */
export function isTriedLongEnough({ since }: Job, now: number): boolean {
  return since !== null && now - since >= TRY_FOR_MS;
}

/** For the relay that sends enquiries' mails, too; `submissionId` is the notice's. */
export function noticeOutbox(sql: Sql): RelayStore<KeptNotice> {
  return {
    ...createJobQueue(sql, {
      table: "watch_notice",
      about: "id",
      longestWaitMs: NOTICE_BACKOFF_MS,
      notesTries: true,
    }),
    async find(id) {
      const [row] = await sql.all(
        "select id, at, body from watch_notice where id = $1 and done is null",
        [id],
      );
      if (row === undefined) return undefined;
      const { body, ...kept } = toKept(row);
      return { ...body, ...kept };
    },
  };
}
