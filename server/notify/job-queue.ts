import { from, number, orNull, rowShape, text } from "#server/data/row-shape.ts";
import { placeholders, type Sql } from "#server/data/sql.ts";
import type { Job, SubmissionStore } from "#server/store/submission-store.ts";

type JobQueue = Pick<SubmissionStore, "claim" | "done" | "retry" | "dead">;

type JobTable = {
  /** With the columns id, kind, due, tries, done and dead. */
  table: "outbox" | "watch_notice";
  /** The column that says what a job is about. */
  about: "sub" | "id";
  /** A job that is due later than it may wait was put off while the clock was wrong: it counts as due. */
  longestWaitMs: number;
  /** The table has `since`, the first try, and `fault`, why the last one failed; what was sent is emptied. */
  notesTries?: boolean;
  /** For an engine on which several servers claim at once: each takes what no other one holds. */
  lock?: "for update skip locked" | "";
};

const WAITS = "done is null and dead is null";
/** The attempt that holds the lease; a late one has another number of tries. */
const OWN_ATTEMPT = "id = $1 and tries = $2 and done is null";

const toJob = rowShape({
  id: (row) => row["id"] as Job["id"],
  submissionId: from("about", text),
  kind: text,
  tries: number,
  since: orNull(number),
});
const toCounts = rowShape({ pending: number, dead: number, oldest: orNull(number) });

/** The jobs of one table: claimed for a while, done, tried again, given up. */
export function createJobQueue(
  { all, change }: Pick<Sql, "all" | "change">,
  { table, about, longestWaitMs, notesTries = false, lock = "" }: JobTable,
): JobQueue {
  const isDue = `${WAITS} and (due <= $2 or due > $3)`;
  return {
    claim: async ({ kinds, now, limit, leaseMs }) => {
      const rows = await all(
        `update ${table} set due = $1, tries = tries + 1 ${notesTries ? ", since = coalesce(since, $2)" : ""}
         where ${isDue} and id in (
           select id from ${table} where ${isDue} and kind in (${placeholders(kinds.length, 5)})
           order by due, id limit $4 ${lock}
         ) returning id, ${about} as about, kind, tries, ${notesTries ? "since" : "null as since"}`,
        [now + leaseMs, now, now + longestWaitMs + leaseMs, limit, ...kinds],
      );
      return rows.map(toJob);
    },
    done: async ({ id }, now) => {
      const emptied = notesTries ? ", body = '', fault = null" : "";
      await change(`update ${table} set done = $2 ${emptied} where id = $1`, [id, now]);
    },
    retry: async ({ id, tries }, due, fault = "") => {
      const set = notesTries ? "due = $3, fault = $4" : "due = $3";
      const values = [id, tries, due, ...(notesTries ? [fault] : [])];
      await change(`update ${table} set ${set} where ${OWN_ATTEMPT}`, values);
    },
    dead: async ({ id, tries }, reason) =>
      void (await change(`update ${table} set dead = $3 where ${OWN_ATTEMPT}`, [
        id,
        tries,
        reason,
      ])),
  };
}

/** `dead`: given up. `oldestDueAt`: of those that wait. */
export async function countJobs(
  { all }: Pick<Sql, "all">,
  table: JobTable["table"],
): Promise<{ pending: number; dead: number; oldestDueAt: number | undefined }> {
  const rows = await all(
    `select count(*) filter (where ${WAITS}) as pending,
       count(*) filter (where done is null and dead is not null) as dead,
       min(due) filter (where ${WAITS}) as oldest from ${table}`,
  );
  const { oldest, ...counts } = rows.map(toCounts)[0]!;
  return { ...counts, oldestDueAt: oldest ?? undefined };
}
