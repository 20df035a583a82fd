import { from, number, orNull, rowShape, text } from "#server/data/row-shape.ts";
import type { Data, Sql, Value } from "#server/data/sql.ts";
import { createJobQueue } from "#server/notify/job-queue.ts";
import {
  LONGEST_WAIT_MS,
  type NewSubmission,
  type StoredJob,
  type SubmissionStore,
} from "./submission-store.ts";

type Outbox = ReturnType<typeof createJobQueue> & Pick<SubmissionStore, "deadLetters">;

const toDeadLetter = rowShape({
  id: number,
  submissionId: from("sub", text),
  kind: text,
  tries: number,
  reason: from("dead", text),
  submittedAt: from("at", number),
});

/** The notifications of enquiries. */
export function createEnquiryOutbox(data: Data): Outbox {
  return {
    ...createJobQueue(data, {
      table: "outbox",
      about: "sub",
      longestWaitMs: LONGEST_WAIT_MS,
      lock: data.engine === "postgres" ? "for update skip locked" : "",
    }),
    deadLetters: async () => {
      const rows = await data.all(
        `select o.id, o.sub, o.kind, o.tries, o.dead, s.at
         from outbox o join submission s on s.id = o.sub where o.dead is not null order by o.id`,
      );
      return rows.map(toDeadLetter);
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
