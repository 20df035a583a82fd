import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import path from "node:path";
// The only file that imports it: the module's names are still to change (Database, DatabaseSync).
import { DatabaseSync } from "node:sqlite";

import {
  rowsToStored,
  rowToDeadLetter,
  rowToJob,
  rowToSubmission,
  type Row,
} from "#server/store/rows.ts";
import {
  DUPLICATE_WINDOW_MS,
  LONGEST_WAIT_MS,
  StoreGoneError,
  type NewSubmission,
  type Saved,
  type StoredSubmission,
  type Submission,
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
  /** False: fail rather than create the database. */
  create?: boolean;
};

type Waiting = {
  submission: NewSubmission;
  resolve: (saved: Saved) => void;
  reject: (error: unknown) => void;
};

const SCHEMA = `
  create table if not exists submission(
    id text primary key,
    form text not null,
    at integer not null,
    spam integer not null default 0,
    signals text not null default '',
    dedup text not null,
    email text not null,
    body text not null
  ) strict;
  create table if not exists outbox(
    id integer primary key,
    sub text not null references submission(id) on delete cascade,
    kind text not null,
    due integer not null,
    tries integer not null default 0,
    done integer,
    dead text
  ) strict;
  create index if not exists submission_at on submission(at);
  create index if not exists submission_dedup on submission(dedup, at);
  create index if not exists submission_email on submission(email);
  create index if not exists outbox_sub on outbox(sub);
  create index if not exists outbox_due on outbox(due) where done is null and dead is null;
  pragma user_version = 1;
`;

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5;
const SQLITE_CONSTRAINT = 19;

const BUSY_RETRY_MS = 20;

/** More than a lone visitor and a chance companion. */
const BUSY_BATCH_SIZE = 3;

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
  const openedFile = statSync(file).ino;

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
      assertFileIsThere();
      const saved = inTransaction(() => batch.map(({ submission }) => insert(submission)));
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

  /** Moved away or replaced, the file would still take rows, and nobody would ever see them. */
  function assertFileIsThere() {
    if (statSync(file, { throwIfNoEntry: false })?.ino !== openedFile) {
      throw new StoreGoneError(`${file} was moved or replaced`);
    }
  }

  const isBusy = () => waiting.length > 0 || flushIsArmed || batchesWaitingForLock > 0;

  /** Writes other than enquiries: rare, so waiting for another process may take a timer's turn. */
  async function write<Value>(work: () => Value): Promise<Value> {
    const deadline = performance.now() + busyTimeoutMs;
    for (;;) {
      try {
        return inTransaction(work);
      } catch (error) {
        if (resultCode(error) !== SQLITE_BUSY || performance.now() >= deadline) throw error;
        await new Promise((resolve) => setTimeout(resolve, BUSY_RETRY_MS));
      }
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

    purge: (before, only) =>
      write(() => Number(statements.purge.run({ before, spam: only ? 1 : 0 }).changes)),
    forget: (email) =>
      write(() => Number(statements.forget.run({ email: email.trim().toLowerCase() }).changes)),

    check: async () => {
      assertFileIsThere();
      database.prepare("select 1 from submission limit 1").get();
    },
    close: async () => {
      while (isBusy()) await new Promise((resolve) => setTimeout(resolve, 1));
      database.exec("pragma wal_checkpoint(truncate)");
      database.close();
    },
  };
}

/**
 * A copy of the database as of now, taken while the server runs. The copy is whole: no log files
 * belong to it. Fails rather than overwrite a file.
 */
export function backupSqlite(file: string, target: string) {
  const database = openDatabase(file, false);
  try {
    if (existsSync(target)) throw new Error(`${target} exists already`);
    closeSync(openSync(target, "wx", OWNER_ONLY_FILE));
    database.exec("pragma busy_timeout = 5000");
    database.prepare("vacuum into ?").run(target);
  } finally {
    database.close();
  }

  const copy = new DatabaseSync(target);
  try {
    const check = copy.prepare("pragma integrity_check(1)").get();
    if (check?.["integrity_check"] !== "ok") throw new Error(`The backup ${target} is damaged`);
    return Number(copy.prepare("select count(*) as n from submission").get()?.["n"]);
  } finally {
    copy.close();
  }
}

function openDatabase(file: string, create: boolean): DatabaseSync {
  if (!existsSync(file)) {
    if (!create) throw new Error(`There is no database at ${file}`);
    mkdirSync(path.dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER });
    closeSync(openSync(file, "a", OWNER_ONLY_FILE));
  }
  // SQLite gives its -wal and -shm files the mode of the database.
  chmodSync(file, OWNER_ONLY_FILE);

  const database = new DatabaseSync(file, { timeout: 200, enableForeignKeyConstraints: true });
  try {
    database.exec("pragma journal_mode = wal; pragma synchronous = full;");
    const check = database.prepare("pragma quick_check(1)").get();
    if (check?.["quick_check"] !== "ok") throw new Error(`The database ${file} is damaged`);
    database.exec(SCHEMA);
    // From here on waiting is ours: SQLite's own would hold up every other request.
    database.exec("pragma busy_timeout = 0");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** In the order of the columns in INSERT_SUBMISSION. */
function toParameters({
  id,
  form,
  at,
  spam,
  signals,
  dedup,
  fields,
}: Submission & Pick<StoredSubmission, "dedup">) {
  const email = (fields["email"] ?? "").toLowerCase();
  return [
    id,
    form,
    at,
    Number(spam),
    signals.join(" "),
    dedup,
    email,
    JSON.stringify(fields),
  ] as const;
}

const INSERT_SUBMISSION =
  "insert into submission(id, form, at, spam, signals, dedup, email, body) values (?, ?, ?, ?, ?, ?, ?, ?)";

function prepareStatements(database: DatabaseSync) {
  return {
    // What each enquiry needs goes in by position: by name it takes half as long again.
    findDuplicate: database.prepare(
      "select id from submission where dedup = ? and spam = ? and at > ? and at < ? limit 1",
    ),
    insertSubmission: database.prepare(INSERT_SUBMISSION),
    insertJob: database.prepare("insert into outbox(sub, kind, due) values (?, ?, ?)"),

    claim: database.prepare(`
      update outbox set due = :lease, tries = tries + 1 where id in (
        select id from outbox
        where done is null and dead is null and (due <= :now or due > :horizon)
          and kind in (select value from json_each(:kinds))
        order by due limit :limit
      ) returning id, sub, kind, tries`),
    done: database.prepare("update outbox set done = :now where id = :id"),
    retry: database.prepare(
      "update outbox set due = :due where id = :id and tries = :tries and done is null",
    ),
    dead: database.prepare(
      "update outbox set dead = :reason where id = :id and tries = :tries and done is null",
    ),

    deadLetters: database.prepare(
      "select o.id, o.sub, o.kind, o.tries, o.dead, s.at from outbox o join submission s on s.id = o.sub where o.dead is not null order by o.id",
    ),
    resend: database.prepare(
      "update outbox set dead = null, tries = 0, due = :now where dead is not null and (:sub is null or sub = :sub)",
    ),
    outboxCounts: database.prepare(
      "select count(*) filter (where done is null and dead is null) as pending, count(*) filter (where dead is not null) as dead, min(due) filter (where done is null and dead is null) as oldest from outbox",
    ),

    find: database.prepare("select * from submission where id = :id"),
    list: database.prepare(
      "select * from submission where spam = :spam and (at, id) < (:at, :id) order by at desc, id desc limit :limit",
    ),
    count: database.prepare(
      "select (select count(*) from submission) as submissions, (select count(*) from outbox) as outbox",
    ),

    dump: database.prepare("select * from submission where id > :after order by id limit :limit"),
    dumpJobs: database.prepare(
      "select * from outbox where sub in (select value from json_each(:ids)) order by id",
    ),
    restoreSubmission: database.prepare(`${INSERT_SUBMISSION} on conflict(id) do nothing`),
    restoreJob: database.prepare(
      "insert into outbox(sub, kind, due, tries, done, dead) values (:sub, :kind, :due, :tries, :done, :dead)",
    ),

    purge: database.prepare(
      "delete from submission where at < :before and (:spam = 0 or spam = 1)",
    ),
    forget: database.prepare("delete from submission where email = :email"),
  };
}

/** The primary result code: the low byte of the extended one. */
function resultCode(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === "number" ? errcode & 0xff : undefined;
}
