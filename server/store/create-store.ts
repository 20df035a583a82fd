import { text } from "#server/data/row-shape.ts";
import { placeholders, type Data, type Sql } from "#server/data/sql.ts";
import { isConstraintError } from "#server/data/store-fault.ts";
import { createEnquiryOutbox, jobValues, newJobValues, writeJobs } from "./outbox.ts";
import { SaveQueue } from "./save-queue.ts";
import {
  createProbe,
  DUPLICATE_WINDOW_MS,
  type NewSubmission,
  type Saved,
  type StoredSubmission,
  type SubmissionStore,
} from "./submission-store.ts";
import {
  createSubmissions,
  DELETE_SUBMISSION,
  toDuplicate,
  UNMARK_SPAM,
  writeSubmissions,
} from "./submissions.ts";

/** The store of enquiries in an open database of either engine. */
export function createSubmissionStore(data: Data): SubmissionStore {
  const queue = new SaveQueue({
    commit: (batch, since) => data.transaction((sql) => insertAll(sql, data.engine, batch), since),
    isConstraintError,
  });
  return {
    data,
    ...createEnquiryOutbox(data),
    ...createSubmissions(data),
    save: (submission) => queue.save(submission),
    restore: (submissions) => data.transaction((sql) => restoreAll(sql, submissions)),
    notSpam: (id, now, notify) =>
      data.transaction(async (sql) => {
        if ((await sql.change(UNMARK_SPAM, [id])) === 0) return false;
        await writeJobs(sql, newJobValues({ id, at: now, notify }));
        return true;
      }),
    check: () =>
      data.transaction(async (sql) => {
        const probe = createProbe();
        await writeSubmissions(sql, [probe]);
        await writeJobs(sql, newJobValues(probe));
        await sql.change(DELETE_SUBMISSION, [probe.id]);
      }),
    assertInPlace: data.assertInPlace,
    close: async () => {
      await queue.settle();
      await data.close();
    },
  };
}

async function insertAll(
  sql: Sql,
  engine: Data["engine"],
  submissions: readonly NewSubmission[],
): Promise<Saved[]> {
  const keys = [...new Set(submissions.map(({ dedup }) => dedup))].toSorted();
  const list = placeholders(keys.length);
  if (engine === "postgres") {
    // If two servers get the same enquiry at once, the second waits and then sees the first.
    await sql.all(
      `select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(array[${list}]::text[]) as key`,
      keys,
    );
  }
  const oldest = Math.min(...submissions.map(({ at }) => at)) - DUPLICATE_WINDOW_MS;
  const rows = await sql.all(
    `select id, at, dedup, spam from submission where dedup in (${list}) and at > $${keys.length + 1}`,
    [...keys, oldest],
  );
  const seen: Map<string, Pick<NewSubmission, "id" | "at">[]> = Map.groupBy(
    rows.map(toDuplicate),
    duplicateKey,
  );
  const fresh: NewSubmission[] = [];
  const saved = submissions.map((submission): Saved => {
    const { id, at } = submission;
    const key = duplicateKey(submission);
    const alike = seen.get(key) ?? [];
    const first = alike.find((other) => Math.abs(other.at - at) < DUPLICATE_WINDOW_MS);
    if (first !== undefined) return { id: first.id, duplicate: true };

    seen.set(key, [...alike, submission]);
    fresh.push(submission);
    return { id, duplicate: false };
  });
  await writeSubmissions(sql, fresh);
  await writeJobs(sql, fresh.flatMap(newJobValues));
  return saved;
}

const duplicateKey = ({ dedup, spam }: Pick<NewSubmission, "dedup" | "spam">) => `${dedup} ${spam}`;

/** What is there already stays as it is. */
async function restoreAll(sql: Sql, submissions: readonly StoredSubmission[]): Promise<void> {
  const ids = submissions.map(({ id }) => id);
  const rows = await sql.all(
    `select id from submission where id in (${placeholders(ids.length)})`,
    ids,
  );
  const known = new Set(rows.map((row) => text(row, "id")));
  const fresh = submissions.filter(({ id }) => !known.has(id));
  await writeSubmissions(sql, fresh);
  await writeJobs(
    sql,
    fresh.flatMap(({ id, jobs }) => jobs.map((job) => jobValues(id, job))),
  );
}
