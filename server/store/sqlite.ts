import path from "node:path";

import { createJobQueue, JOB_COLUMNS, jobValues, newJobValues } from "#server/store/outbox.ts";
import { SaveQueue } from "#server/store/save-queue.ts";
import { placeholders, type Value } from "#server/store/sql.ts";
import { isConstraintError, waitForOthers, whenFree } from "#server/store/sqlite-busy.ts";
import type { Database } from "#server/store/sqlite-database.ts";
import { openDatabase, removeCopies, watchFiles } from "#server/store/sqlite-file.ts";
import {
  createStatements,
  inSqliteTransaction,
  type Statements,
} from "#server/store/sqlite-statements.ts";
import { StoreUnusableError } from "#server/store/store-fault.ts";
import {
  createProbe,
  DUPLICATE_WINDOW_MS,
  type NewSubmission,
  type Saved,
  type StoredSubmission,
  type SubmissionStore,
} from "#server/store/submission-store.ts";
import {
  createSubmissions,
  DELETE_SUBMISSION,
  SUBMISSION_COLUMNS,
  submissionValues,
  UNMARK_SPAM,
} from "#server/store/submissions.ts";

export type SqliteOptions = {
  file: string;
  /** How long a write waits for another process, such as `npm run enquiries`, to be done. */
  busyTimeoutMs?: number;
  /** The size at which the disk counts as full, in pages of 4 kB. */
  maxPages?: number;
  /** False: fail rather than create the database, or bring it up to date. */
  create?: boolean;
};

const LOG_NOT_EMPTIED =
  "Deleted, but another process reads the database, so the deleted text is still in its log. Run the command again.";

export const databaseFile = (dataDir: string) => path.join(dataDir, "site.db");

/** Opens the database, creating and checking it as needed. Throws when it cannot be used. */
export function openSqliteStore({
  file,
  busyTimeoutMs = 5000,
  maxPages,
  create = true,
}: SqliteOptions): SubmissionStore {
  const database = openDatabase(file, create);
  if (maxPages !== undefined) database.exec(`pragma max_page_count = ${maxPages}`);
  const { assertInPlace } = watchFiles(file);
  const statements = createStatements(database);

  const write = <Result>(work: () => Result, since = performance.now()) =>
    whenFree(() => {
      assertInPlace();
      return inSqliteTransaction(database, work);
    }, since + busyTimeoutMs);

  const queue = new SaveQueue({
    commit: async (batch, since) => {
      const saved = await write(
        () => batch.map((submission) => insert(statements, submission)),
        since,
      );
      // Where the files went away meanwhile, nobody is told that the enquiry is safe.
      assertInPlace();
      return saved;
    },
    isConstraintError,
  });

  const sql = {
    all: async (text: string, values: readonly Value[] = []) => statements.all(text, values),
    change: (text: string, values: readonly Value[] = []) =>
      write(() => statements.change(text, values)),
    returning: (text: string, values: readonly Value[]) =>
      write(() => statements.all(text, values)),
  };
  return {
    ...createJobQueue(sql),
    ...forgetWhatIsDeleted(createSubmissions(sql), { database, file, busyTimeoutMs }),
    save: (submission) => queue.save(submission),
    restore: (stored) =>
      write(() => {
        for (const submission of stored) restore(statements, submission);
      }),
    notSpam: (id, now, notify) =>
      write(() => {
        if (statements.change(UNMARK_SPAM, [id]) === 0) return false;
        for (const job of newJobValues({ id, at: now, notify })) statements.change(INSERT_JOB, job);
        return true;
      }),
    check: () => write(() => writeProbe(statements)),
    assertInPlace,
    close: async () => {
      await queue.settle();
      database.exec("pragma wal_checkpoint(truncate)");
      database.close();
    },
  };
}

type OpenFile = { database: Database; file: string; busyTimeoutMs: number };

/** What is deleted goes from the log and from the copies before upgrades too. */
function forgetWhatIsDeleted<Store extends Pick<SubmissionStore, "purge" | "forget" | "remove">>(
  store: Store,
  { database, file, busyTimeoutMs }: OpenFile,
): Store {
  return {
    ...store,
    purge: async (before, only) => {
      const count = await store.purge(before, only);
      if (count > 0) await emptyLog(database, busyTimeoutMs);
      removeCopies(file, before);
      return count;
    },
    forget: async (email) => {
      const count = await store.forget(email);
      await emptyLog(database, busyTimeoutMs);
      removeCopies(file);
      return count;
    },
    remove: async (id) => {
      const isRemoved = await store.remove(id);
      if (isRemoved) await emptyLog(database, busyTimeoutMs);
      return isRemoved;
    },
  };
}

const FIND_DUPLICATE =
  "select id from submission where dedup = $1 and spam = $2 and at > $3 and at < $4 limit 1";
const INSERT_SUBMISSION = `insert into submission(${SUBMISSION_COLUMNS}) values (${placeholders(9)})`;
const INSERT_JOB = `insert into outbox(${JOB_COLUMNS}) values (${placeholders(6)})`;

function insert(statements: Statements, submission: NewSubmission): Saved {
  const { id, at, spam, dedup } = submission;
  const window = [at - DUPLICATE_WINDOW_MS, at + DUPLICATE_WINDOW_MS];
  const [first] = statements.all(FIND_DUPLICATE, [dedup, Number(spam), ...window]);
  if (first !== undefined) return { id: String(first["id"]), duplicate: true };

  statements.change(INSERT_SUBMISSION, submissionValues(submission));
  for (const job of newJobValues(submission)) statements.change(INSERT_JOB, job);
  return { id, duplicate: false };
}

function restore(statements: Statements, submission: StoredSubmission) {
  const insertIfNew = `${INSERT_SUBMISSION} on conflict (id) do nothing`;
  if (statements.change(insertIfNew, submissionValues(submission)) === 0) return;
  for (const job of submission.jobs) {
    statements.change(INSERT_JOB, jobValues(submission.id, job));
  }
}

function writeProbe(statements: Statements) {
  const probe = createProbe();
  statements.change(INSERT_SUBMISSION, submissionValues(probe));
  for (const job of newJobValues(probe)) statements.change(INSERT_JOB, job);
  statements.change(DELETE_SUBMISSION, [probe.id]);
}

/**
 * The log keeps every page as it was before a change, deleted texts with it, until it is emptied.
 * Another process that reads holds that up, for moments.
 */
async function emptyLog(database: Database, busyTimeoutMs: number) {
  const deadline = performance.now() + busyTimeoutMs;
  while (database.prepare("pragma wal_checkpoint(truncate)").get()?.["busy"] !== 0) {
    if (performance.now() >= deadline) throw new StoreUnusableError(LOG_NOT_EMPTIED);
    await waitForOthers();
  }
}
