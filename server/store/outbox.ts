import { placeholders, type Row, type Sql, type Value } from "#server/store/sql.ts";
import {
  LONGEST_WAIT_MS,
  type Job,
  type NewSubmission,
  type StoredJob,
  type SubmissionStore,
} from "#server/store/submission-store.ts";

type Outbox = Pick<
  SubmissionStore,
  "claim" | "done" | "retry" | "dead" | "deadLetters" | "outboxCounts"
>;

export type OutboxSql = Sql & {
  /** As `all`, for a statement that changes what it returns. */
  returning: (text: string, values: readonly Value[]) => Promise<Row[]>;
  /** Where several servers claim at once: each takes what no other one holds. */
  skipLocked?: boolean;
};

const WAITS = "done is null and dead is null";
/** The attempt that holds the lease; a late one has another number of tries. */
const OWN_ATTEMPT = "id = $1 and tries = $2 and done is null";

/** Jobs in the database's own table. `skipLocked`: several servers take them at a time. */
export function createJobQueue({ all, change, returning, skipLocked = false }: OutboxSql): Outbox {
  return {
    claim: async ({ kinds, now, limit, leaseMs }) => {
      const rows = await returning(
        `update outbox set due = $1, tries = tries + 1 where id in (
           select id from outbox
           where ${WAITS} and (due <= $2 or due > $3) and kind in (${placeholders(kinds.length, 5)})
           order by due limit $4 ${skipLocked ? "for update skip locked" : ""}
         ) returning id, sub, kind, tries`,
        [now + leaseMs, now, now + LONGEST_WAIT_MS, limit, ...kinds],
      );
      return rows.map(rowToJob);
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
      return rows.map((row) => ({
        ...rowToJob(row),
        reason: String(row["dead"]),
        submittedAt: Number(row["at"]),
      }));
    },
    outboxCounts: async () => {
      const [row = {}] = await all(
        `select count(*) filter (where ${WAITS}) as pending,
           count(*) filter (where dead is not null) as dead,
           min(due) filter (where ${WAITS}) as oldest from outbox`,
      );
      return {
        pending: Number(row["pending"]),
        dead: Number(row["dead"]),
        oldestDueAt: row["oldest"] === null ? undefined : Number(row["oldest"]),
      };
    },
  };
}

function rowToJob(row: Row): Job {
  return {
    id: Number(row["id"]),
    submissionId: String(row["sub"]),
    kind: String(row["kind"]),
    tries: Number(row["tries"]),
  };
}

export const JOB_COLUMNS = "sub, kind, due, tries, done, dead";

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

export function rowToStoredJob(row: Row): StoredJob {
  return {
    kind: String(row["kind"]),
    due: Number(row["due"]),
    tries: Number(row["tries"]),
    done: row["done"] === null ? null : Number(row["done"]),
    dead: row["dead"] === null ? null : String(row["dead"]),
  };
}
