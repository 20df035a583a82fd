import path from "node:path";

import {
  normalizeAddress,
  rowsToStored,
  rowToDeadLetter,
  rowToJob,
  rowToSubmission,
  type Row,
} from "#server/store/rows.ts";
import { StoreUnusableError } from "#server/store/store-fault.ts";
import { openDatabase, removeCopies, watchFiles } from "#server/store/sqlite-file.ts";
import { prepareStatements, toParameters } from "#server/store/sqlite-statements.ts";
import {
  createProbe,
  DUPLICATE_WINDOW_MS,
  LONGEST_WAIT_MS,
  type NewSubmission,
  type Saved,
  type SubmissionStore,
} from "#server/store/submission-store.ts";

export type SqliteOptions = {
  file: string;
  /** Enquiries that arrive together share one commit, hence one wait for the disk; or each has its own. */
  groupCommit?: boolean;
  /** How long a write waits for another process, such as `npm run enquiries`, to be done. */
  busyTimeoutMs?: number;
  /** The size at which the disk counts as full, in pages of 4 kB. */
  maxPages?: number;
  /** False: fail rather than create the database, or bring it up to date. */
  create?: boolean;
};

type Waiting = {
  submission: NewSubmission;
  resolve: (saved: Saved) => void;
  reject: (error: unknown) => void;
};

/** https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5;
const SQLITE_CONSTRAINT = 19;

const BUSY_RETRY_MS = 20;

/** More than a lone visitor and a chance companion. */
const BUSY_BATCH_SIZE = 3;

const LOG_NOT_EMPTIED =
  "Deleted, but another process reads the database, so the deleted text is still in its log. Run the command again.";

/** Beyond this the disk is hopelessly behind: better to say so than to fill the memory. */
const MAX_WAITING = 10_000;

export const databaseFile = (dataDir: string) => path.join(dataDir, "site.db");

/** Opens the database, creating and checking it as needed. Throws when it cannot be used. */
export function openSqliteStore({
  file,
  groupCommit = true,
  busyTimeoutMs = 5000,
  maxPages,
  create = true,
}: SqliteOptions): SubmissionStore {
  const database = openDatabase(file, create);
  if (maxPages !== undefined) database.exec(`pragma max_page_count = ${maxPages}`);
  const statements = prepareStatements(database);
  const { assertInPlace } = watchFiles(file);

  let waiting: Waiting[] = [];
  let flushIsArmed = false;
  let lastBatchSize = 0;
  let batchesWaitingForLock = 0;

  function armFlush() {
    if (flushIsArmed) return;
    flushIsArmed = true;
    // Under load one more turn of the event loop brings in more for the same wait for the disk.
    if (lastBatchSize >= BUSY_BATCH_SIZE) setImmediate(setImmediate, flush);
    else setImmediate(flush);
  }

  function flush() {
    flushIsArmed = false;
    const batch = waiting;
    waiting = [];
    lastBatchSize = batch.length;
    commitBatch(batch, performance.now() + busyTimeoutMs);
  }

  /** Resolves after the commit. While another process writes it tries again, without blocking. */
  function commitBatch(batch: readonly Waiting[], deadline: number) {
    try {
      assertInPlace();
      const saved = inTransaction(() => batch.map(({ submission }) => insert(submission)));
      // Where they went away meanwhile, nobody is told that the enquiry is safe.
      assertInPlace();
      for (const [index, { resolve }] of batch.entries()) resolve(saved[index]!);
    } catch (error) {
      const code = resultCode(error);
      if (code === SQLITE_BUSY && performance.now() < deadline) {
        batchesWaitingForLock += 1;
        setTimeout(() => {
          batchesWaitingForLock -= 1;
          commitBatch(batch, deadline);
        }, BUSY_RETRY_MS);
      } else if (code === SQLITE_CONSTRAINT && batch.length > 1) {
        // One bad row must not sink the others.
        for (const one of batch) commitBatch([one], deadline);
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
  }

  function insert(submission: NewSubmission): Saved {
    const { id, at, spam, dedup, notify, notifyAt = at } = submission;
    const [from, to] = [at - DUPLICATE_WINDOW_MS, at + DUPLICATE_WINDOW_MS];
    const first = statements.findDuplicate.get(dedup, Number(spam), from, to);
    if (first !== undefined) return { id: String(first["id"]), duplicate: true };

    statements.insertSubmission.run(...toParameters(submission));
    for (const kind of notify) statements.insertJob.run(id, kind, notifyAt);
    return { id, duplicate: false };
  }

  function inTransaction<Value>(work: () => Value): Value {
    database.exec("begin immediate");
    try {
      const value = work();
      database.exec("commit");
      return value;
    } catch (error) {
      // A full disk may have ended the transaction already.
      if (database.isTransaction) database.exec("rollback");
      throw error;
    }
  }

  const isBusy = () => waiting.length > 0 || flushIsArmed || batchesWaitingForLock > 0;

  /** Writes other than enquiries: rare, so waiting for another process may take a timer's turn. */
  async function write<Value>(work: () => Value): Promise<Value> {
    const deadline = performance.now() + busyTimeoutMs;
    for (;;) {
      try {
        assertInPlace();
        return inTransaction(work);
      } catch (error) {
        if (resultCode(error) !== SQLITE_BUSY || performance.now() >= deadline) throw error;
        await new Promise((resolve) => setTimeout(resolve, BUSY_RETRY_MS));
      }
    }
  }

  /**
   * The log keeps every page as it was before a change, deleted texts with it, until it is emptied.
   * Another process that reads holds that up, for moments.
   */
  async function emptyLog() {
    const deadline = performance.now() + busyTimeoutMs;
    while (database.prepare("pragma wal_checkpoint(truncate)").get()?.["busy"] !== 0) {
      if (performance.now() >= deadline) throw new StoreUnusableError(LOG_NOT_EMPTIED);
      await new Promise((resolve) => setTimeout(resolve, BUSY_RETRY_MS));
    }
  }

  return {
    save: (submission) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= MAX_WAITING) {
          reject(new Error("Too many enquiries wait for the disk"));
          return;
        }
        const one = { submission, resolve, reject };
        if (!groupCommit) return commitBatch([one], performance.now() + busyTimeoutMs);
        waiting.push(one);
        armFlush();
      }),

    claim: ({ kinds, now, limit, leaseMs }) =>
      write(() =>
        statements.claim
          .all({
            kinds: JSON.stringify(kinds),
            now,
            horizon: now + LONGEST_WAIT_MS,
            lease: now + leaseMs,
            limit,
          })
          .map(rowToJob),
      ),
    done: (job, now) => write(() => void statements.done.run({ id: job.id, now })),
    retry: (job, due) =>
      write(() => void statements.retry.run({ id: job.id, tries: job.tries, due })),
    dead: (job, reason) =>
      write(() => void statements.dead.run({ id: job.id, tries: job.tries, reason })),

    deadLetters: async () => statements.deadLetters.all().map(rowToDeadLetter),
    resend: (now, submissionId) =>
      write(() => Number(statements.resend.run({ now, sub: submissionId ?? null }).changes)),
    outboxCounts: async () => {
      const row: Row = statements.outboxCounts.get() ?? {};
      return {
        pending: Number(row["pending"] ?? 0),
        dead: Number(row["dead"] ?? 0),
        oldestDueAt: row["oldest"] === null ? undefined : Number(row["oldest"]),
      };
    },

    find: async (id) => {
      const row = statements.find.get({ id });
      return row && rowToSubmission(row);
    },
    list: async ({ before, limit = 100, spam = false }) =>
      statements.list
        .all({
          spam: Number(spam),
          at: before?.at ?? Number.MAX_SAFE_INTEGER,
          id: before?.id ?? "",
          limit,
        })
        .map(rowToSubmission),
    count: async () => {
      const row: Row = statements.count.get() ?? {};
      return { submissions: Number(row["submissions"]), outbox: Number(row["outbox"]) };
    },

    dump: async (afterId, limit) => {
      const submissions = statements.dump.all({ after: afterId, limit });
      const ids = JSON.stringify(submissions.map(({ id }) => id));
      return rowsToStored(submissions, statements.dumpJobs.all({ ids }));
    },
    restore: (submissions) =>
      write(() => {
        for (const submission of submissions) {
          const { changes } = statements.restoreSubmission.run(...toParameters(submission));
          if (changes === 0) continue;
          for (const { kind, due, tries, done, dead } of submission.jobs) {
            statements.restoreJob.run({ sub: submission.id, kind, due, tries, done, dead });
          }
        }
      }),

    purge: async (before, only) => {
      const { changes } = await write(() => statements.purge.run({ before, spam: only ? 1 : 0 }));
      if (Number(changes) > 0) await emptyLog();
      removeCopies(file, before);
      return Number(changes);
    },
    forget: async (email) => {
      const { changes } = await write(() =>
        statements.forget.run({ email: normalizeAddress(email) }),
      );
      await emptyLog();
      removeCopies(file);
      return Number(changes);
    },
    remove: async (id) => {
      const { changes } = await write(() => statements.deleteOne.run({ id }));
      if (Number(changes) > 0) await emptyLog();
      return Number(changes) > 0;
    },

    countEnquiries: async (before = Number.MAX_SAFE_INTEGER) =>
      Number(statements.countEnquiries.get({ before })?.["n"]),
    notSpam: (id, now, notify) =>
      write(() => {
        if (Number(statements.notSpam.run({ id }).changes) === 0) return false;
        for (const kind of notify) statements.insertJob.run(id, kind, now);
        return true;
      }),

    recall: async (name) => {
      const value = statements.recall.get({ name })?.["value"];
      return typeof value === "string" ? value : undefined;
    },
    remember: (name, value) => write(() => void statements.remember.run({ name, value })),

    check: () =>
      write(() => {
        const probe = createProbe();
        statements.insertSubmission.run(...toParameters(probe));
        for (const kind of probe.notify) statements.insertJob.run(probe.id, kind, probe.at);
        statements.deleteOne.run({ id: probe.id });
      }),
    assertInPlace,
    close: async () => {
      while (isBusy()) await new Promise((resolve) => setTimeout(resolve, 1));
      database.exec("pragma wal_checkpoint(truncate)");
      database.close();
    },
  };
}

/** The primary result code: the low byte of the extended one. */
function resultCode(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === "number" ? errcode & 0xff : undefined;
}
