import { from, number, orNull, rowShape, text } from "#server/data/row-shape.ts";
import { placeholders, type Data, type Sql, type Value } from "#server/data/sql.ts";
import {
  LONGEST_WAIT_MS,
  type NewSubmission,
  type StoredJob,
  type SubmissionStore,
} from "./submission-store.ts";

type Outbox = Pick<
  SubmissionStore,
  "claim" | "done" | "retry" | "dead" | "deadLetters" | "outboxCounts"
>;

const WAITS = "done is null and dead is null";
/** The attempt that holds the lease; a late one has another number of tries. */
const OWN_ATTEMPT = "id = $1 and tries = $2 and done is null";

const toJob = rowShape({ id: number, submissionId: from("sub", text), kind: text, tries: number });
const toDeadLetter = rowShape({
  id: number,
  submissionId: from("sub", text),
  kind: text,
  tries: number,
  reason: from("dead", text),
  submittedAt: from("at", number),
});
const toCounts = rowShape({ pending: number, dead: number, oldest: orNull(number) });

/** Jobs in the database's own table. */
export function createJobQueue({ all, change, engine }: Data): Outbox {
  // Several servers may share a PostgreSQL: each takes what no other one holds.
  const lock = engine === "postgres" ? "for update skip locked" : "";
  return {
    claim: async ({ kinds, now, limit, leaseMs }) => {
      const rows = await all(
        `update outbox set due = $1, tries = tries + 1 where id in (
           select id from outbox
           where ${WAITS} and (due <= $2 or due > $3) and kind in (${placeholders(kinds.length, 5)})
           order by due limit $4 ${lock}
         ) returning id, sub, kind, tries`,
        [now + leaseMs, now, now + LONGEST_WAIT_MS, limit, ...kinds],
      );
      return rows.map(toJob);
    },
    done: async ({ id }, now) =>
      void (await change("update outbox set done = $2 where id = $1", [id, now])),
    retry: async ({ id, tries }, due) =>
      void (await change(`update outbox set due = $3 where ${OWN_ATTEMPT}`, [id, tries, due])),
    dead: async ({ id, tries }, reason) =>
      void (await change(`update outbox set dead = $3 where ${OWN_ATTEMPT}`, [id, tries, reason])),

    deadLetters: async () => {
      const rows = await all(
        `select o.id, o.sub, o.kind, o.tries, o.dead, s.at
         from outbox o join submission s on s.id = o.sub where o.dead is not null order by o.id`,
      );
      return rows.map(toDeadLetter);
    },
    outboxCounts: async () => {
      const rows = await all(
        `select count(*) filter (where ${WAITS}) as pending,
           count(*) filter (where dead is not null) as dead,
           min(due) filter (where ${WAITS}) as oldest from outbox`,
      );
      const { oldest, ...counts } = rows.map(toCounts)[0]!;
      return { ...counts, oldestDueAt: oldest ?? undefined };
    },
  };
}

const JOB_COLUMNS = {
  sub: "text",
  kind: "text",
  due: "bigint",
  tries: "int",
  done: "bigint",
  dead: "text",
} as const;

export const writeJobs = (sql: Sql, rows: readonly (readonly Value[])[]): Promise<void> =>
  sql.write({ how: "insert", table: "outbox", columns: JOB_COLUMNS, rows });

/** In the order of JOB_COLUMNS. */
export function jobValues(sub: string, { kind, due, tries, done, dead }: StoredJob) {
  return [sub, kind, due, tries, done, dead];
}

/** A row for each notification that a new enquiry is due for. */
export function newJobValues({
  id,
  at,
  notify,
  notifyAt = at,
}: Pick<NewSubmission, "id" | "at" | "notify" | "notifyAt">) {
  return notify.map((kind) =>
    jobValues(id, { kind, due: notifyAt, tries: 0, done: null, dead: null }),
  );
}

export const toStoredJob = rowShape({
  kind: text,
  due: number,
  tries: number,
  done: orNull(number),
  dead: orNull(text),
});
