/** Mails and webhook calls of the watch, until they are sent. */
import { randomUUID } from "node:crypto";

import { placeholders, type Sql } from "#server/store/sql.ts";
import type { KeptNotice, Notice } from "#server/notify/notice.ts";
import type { RelayStore } from "#server/notify/relay.ts";
import type { Job } from "#server/store/submission-store.ts";

/** Kept until it is sent; due at once. */
export async function queueNotice(
  sql: Sql,
  site: string,
  notice: Notice,
  now: number,
): Promise<void> {
  await sql.change(
    `insert into watch_notice(id, site, kind, address, at, due, body)
     values ($1, $2, $3, $4, $5, $5, $6)`,
    [randomUUID(), site, notice.kind, "to" in notice ? notice.to : "", now, JSON.stringify(notice)],
  );
}

/** The newest mail that went out. */
export async function lastMail(sql: Sql): Promise<{ client: string; at: number } | null> {
  const [row] = await sql.all(
    `select w.client, n.done from watch_notice n join watched w on w.id = n.site
     where n.kind = 'email' and n.done is not null and w.removed_at is null
     order by n.done desc limit 1`,
  );
  return row === undefined ? null : { client: String(row["client"]), at: Number(row["done"]) };
}

/** For the relay that sends enquiries' mails, too; `submissionId` is the notice's. */
export function noticeOutbox(sql: Sql): RelayStore<KeptNotice> {
  return {
    async claim({ kinds, now, limit, leaseMs }) {
      const due = await sql.all(
        `select id, kind, tries from watch_notice where done is null and dead is null and due <= $1
           and kind in (${placeholders(kinds.length, 3)}) order by due, id limit $2`,
        [now, limit, ...kinds],
      );
      const jobs: Job[] = [];
      for (const row of due) {
        const [id, tries] = [String(row["id"]), Number(row["tries"])];
        const taken = await sql.change(
          "update watch_notice set tries = tries + 1, due = $3 where id = $1 and tries = $2",
          [id, tries, now + leaseMs],
        );
        const kind = String(row["kind"]);
        if (taken === 1) jobs.push({ id: 0, submissionId: id, kind, tries: tries + 1 });
      }
      return jobs;
    },
    done: ({ submissionId, tries }, now) =>
      change(sql, "done = $3, body = ''", [submissionId, tries, now]),
    retry: ({ submissionId, tries }, due) => change(sql, "due = $3", [submissionId, tries, due]),
    dead: ({ submissionId, tries }, reason) =>
      change(sql, "dead = $3", [submissionId, tries, reason]),
    async find(id) {
      const [row] = await sql.all(
        "select id, at, body from watch_notice where id = $1 and done is null",
        [id],
      );
      return (
        row && {
          ...(JSON.parse(String(row["body"])) as Notice),
          id: String(row["id"]),
          at: Number(row["at"]),
        }
      );
    },
  };
}

async function change(sql: Sql, what: string, values: readonly (string | number)[]) {
  await sql.change(`update watch_notice set ${what} where id = $1 and tries = $2`, values);
}
