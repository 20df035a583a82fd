import type { Pool, PoolClient } from "pg";

import { assertPostgresIsUpToDate, migratePostgres } from "#server/store/migrate-postgres.ts";
import { readMigrations } from "#server/store/migrations.ts";
import { inTransaction as inTransactionOf, openPostgresPool } from "#server/store/postgres-pool.ts";
import {
  addressesOf,
  normalizeAddress,
  rowsToStored,
  rowToDeadLetter,
  rowToJob,
  rowToSubmission,
  type Row,
} from "#server/store/rows.ts";
import {
  createProbe,
  DUPLICATE_WINDOW_MS,
  LONGEST_WAIT_MS,
  type NewSubmission,
  type Saved,
  type StoredSubmission,
  type Submission,
  type SubmissionStore,
} from "#server/store/submission-store.ts";

export type PostgresOptions = {
  url: string;
  /** Enquiries that arrive while one commit is under way share the next. */
  groupCommit?: boolean;
  /** A fault of an idle connection; the pool has replaced it already. */
  onConnectionError?: (error: Error) => void;
  /** False: fail rather than create the tables, or bring them up to date. */
  create?: boolean;
  /** Called with each setting by which a power cut takes away what was acknowledged. */
  onUnsafeSetting?: (setting: string) => void;
};

type Waiting = {
  submission: NewSubmission;
  resolve: (saved: Saved) => void;
  reject: (error: unknown) => void;
};

/**
 * A database that does not answer must not keep visitors waiting: they are told to try again. Less
 * than the breaker around the store allows, so that the connection is given up first.
 */
const QUERY_TIMEOUT_MS = 5_000;
const MAX_CONNECTIONS = 8;
const MAX_BATCH = 500;
const MAX_WAITING = 10_000;

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: class 23, a broken constraint. */
const CONSTRAINT_CLASS = "23";

/** Opens the database, creating its tables as needed. Rejects when it cannot be used. */
export async function openPostgresStore({
  url,
  groupCommit = true,
  onConnectionError = () => {},
  create = true,
  onUnsafeSetting = () => {},
}: PostgresOptions): Promise<SubmissionStore> {
  const pool = openPostgresPool({
    url,
    connections: MAX_CONNECTIONS,
    queryTimeoutMs: QUERY_TIMEOUT_MS,
    onConnectionError,
  });
  const beginDurably = await prepare(pool, { create, onUnsafeSetting }).catch(
    async (error: unknown) => {
      await pool.end();
      throw error;
    },
  );

  let waiting: Waiting[] = [];
  let flushing: Promise<void> | undefined;

  async function flush() {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, groupCommit ? MAX_BATCH : 1);
      await commitBatch(batch);
    }
    flushing = undefined;
  }

  async function commitBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const saved = await inTransaction((client) =>
        insertAll(
          client,
          batch.map(({ submission }) => submission),
        ),
      );
      for (const [index, { resolve }] of batch.entries()) resolve(saved[index]!);
    } catch (error) {
      if (isConstraintError(error) && batch.length > 1) {
        // One bad row must not sink the others.
        for (const one of batch) await commitBatch([one]);
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
  }

  const inTransaction = <Value>(work: (client: PoolClient) => Promise<Value>) =>
    inTransactionOf(pool, beginDurably, work);

  const query = async (text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query<Row>(text, values)).rows;
  const change = async (text: string, values: unknown[]): Promise<number> =>
    (await pool.query(text, values)).rowCount ?? 0;

  return {
    save: (submission) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= MAX_WAITING) {
          reject(new Error("Too many enquiries wait for the database"));
          return;
        }
        waiting.push({ submission, resolve, reject });
        // A turn later, so that what came in together is written together.
        flushing ??= new Promise<void>((next) => setImmediate(next)).then(flush);
      }),

    claim: async ({ kinds, now, limit, leaseMs }) => {
      const rows = await query(
        `update outbox set due = $1, tries = tries + 1 where id in (
           select id from outbox
           where done is null and dead is null and (due <= $2 or due > $3) and kind = any($4)
           order by due limit $5 for update skip locked
         ) returning id, sub, kind, tries`,
        [now + leaseMs, now, now + LONGEST_WAIT_MS, kinds, limit],
      );
      return rows.map(rowToJob);
    },
    done: async (job, now) =>
      void (await change("update outbox set done = $2 where id = $1", [job.id, now])),
    retry: async (job, due) =>
      void (await change(
        "update outbox set due = $3 where id = $1 and tries = $2 and done is null",
        [job.id, job.tries, due],
      )),
    dead: async (job, reason) =>
      void (await change(
        "update outbox set dead = $3 where id = $1 and tries = $2 and done is null",
        [job.id, job.tries, reason],
      )),

    deadLetters: async () => {
      const rows = await query(
        "select o.id, o.sub, o.kind, o.tries, o.dead, s.at from outbox o join submission s on s.id = o.sub where o.dead is not null order by o.id",
      );
      return rows.map(rowToDeadLetter);
    },
    resend: (now, submissionId) =>
      change(
        "update outbox set dead = null, tries = 0, noted = 0, due = $1 where dead is not null and ($2::text is null or sub = $2)",
        [now, submissionId ?? null],
      ),
    outboxCounts: async () => {
      const [row = {}] = await query(
        "select count(*) filter (where done is null and dead is null) as pending, count(*) filter (where dead is not null) as dead, min(due) filter (where done is null and dead is null) as oldest from outbox",
      );
      return {
        pending: Number(row["pending"]),
        dead: Number(row["dead"]),
        oldestDueAt: row["oldest"] === null ? undefined : Number(row["oldest"]),
      };
    },

    find: async (id) => {
      const [row] = await query("select * from submission where id = $1", [id]);
      return row && rowToSubmission(row);
    },
    list: async ({ before, limit = 100, spam = false }) => {
      const rows = await query(
        "select * from submission where spam = $1 and (at, id) < ($2, $3) order by at desc, id desc limit $4",
        [Number(spam), before?.at ?? Number.MAX_SAFE_INTEGER, before?.id ?? "", limit],
      );
      return rows.map(rowToSubmission);
    },
    count: async () => {
      const [row = {}] = await query(
        "select (select count(*) from submission) as submissions, (select count(*) from outbox) as outbox",
      );
      return { submissions: Number(row["submissions"]), outbox: Number(row["outbox"]) };
    },

    dump: async (afterId, limit) => {
      const submissions = await query(
        "select * from submission where id > $1 order by id limit $2",
        [afterId, limit],
      );
      const jobs = await query("select * from outbox where sub = any($1) order by id", [
        submissions.map(({ id }) => id),
      ]);
      return rowsToStored(submissions, jobs);
    },
    restore: (submissions) => inTransaction((client) => restoreAll(client, submissions)),

    purge: (before, only) =>
      change(
        "delete from submission where case when $2 = 1 then spam = 1 and coalesce(spam_at, at) < $1 else at < $1 end",
        [before, only ? 1 : 0],
      ),
    forget: (email) =>
      change("delete from submission where email = $1 or reply_to = $1", [normalizeAddress(email)]),
    remove: async (id) => (await change("delete from submission where id = $1", [id])) > 0,

    countEnquiries: async (before = Number.MAX_SAFE_INTEGER) => {
      const [row] = await query("select count(*) as n from submission where spam = 0 and at < $1", [
        before,
      ]);
      return Number(row?.["n"]);
    },
    notSpam: (id, now, notify) =>
      inTransaction(async (client) => {
        const { rowCount } = await client.query(
          "update submission set spam = 0 where id = $1 and spam = 1",
          [id],
        );
        if (rowCount === 0) return false;
        await insertJobs(client, [{ id, at: now, notify }]);
        return true;
      }),

    recall: async (name) => {
      const [row] = await query("select value from memory where name = $1", [name]);
      return row && String(row["value"]);
    },
    remember: async (name, value) =>
      void (await change(
        "insert into memory(name, value) values ($1, $2) on conflict (name) do update set value = $2",
        [name, value],
      )),

    check: () =>
      inTransaction(async (client) => {
        const probe = createProbe();
        await insertSubmissions(client, [probe], "");
        await insertJobs(client, [probe]);
        await client.query("delete from submission where id = $1", [probe.id]);
      }),
    // A server of its own looks after its files.
    assertInPlace: () => {},
    close: async () => {
      await flushing;
      await pool.end();
    },
  };
}

/** Sees to the tables, and finds out how a transaction must begin to be durable. */
async function prepare(
  pool: Pool,
  { create, onUnsafeSetting }: Required<Pick<PostgresOptions, "create" | "onUnsafeSetting">>,
): Promise<string> {
  const client = await pool.connect();
  try {
    const migrations = readMigrations("postgres");
    if (create) await migratePostgres(client, migrations);
    else await assertPostgresIsUpToDate(client, migrations);

    const { rows } = await client.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name in ('synchronous_commit', 'fsync', 'full_page_writes')",
    );
    const off = rows.filter(({ setting }) => setting === "off").map(({ name }) => name);
    // The third one is ours to switch on, by each transaction.
    for (const name of off) if (name !== "synchronous_commit") onUnsafeSetting(`${name}=off`);
    return off.includes("synchronous_commit")
      ? "begin; set local synchronous_commit = on"
      : "begin";
  } finally {
    client.release();
  }
}

async function insertAll(
  client: PoolClient,
  submissions: readonly NewSubmission[],
): Promise<Saved[]> {
  const keys = [...new Set(submissions.map(({ dedup }) => dedup))].toSorted();
  // Two servers that get the same enquiry at once: the second waits, and then sees the first.
  await client.query(
    "select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest($1::text[]) as key",
    [keys],
  );
  const { rows } = await client.query<Row>(
    "select id, dedup, spam, at from submission where dedup = any($1) and at > $2",
    [keys, Math.min(...submissions.map(({ at }) => at)) - DUPLICATE_WINDOW_MS],
  );

  const seen = Map.groupBy(
    rows.map((row) => ({
      id: String(row["id"]),
      at: Number(row["at"]),
      key: duplicateKey(String(row["dedup"]), Number(row["spam"]) === 1),
    })),
    ({ key }) => key,
  );
  const fresh: NewSubmission[] = [];
  const saved = submissions.map((submission): Saved => {
    const { id, at } = submission;
    const key = duplicateKey(submission.dedup, submission.spam);
    const alike = seen.get(key) ?? [];
    const first = alike.find((other) => Math.abs(other.at - at) < DUPLICATE_WINDOW_MS);
    if (first !== undefined) return { id: first.id, duplicate: true };

    seen.set(key, [...alike, { id, at, key }]);
    fresh.push(submission);
    return { id, duplicate: false };
  });

  await insertSubmissions(client, fresh, "");
  await insertJobs(client, fresh);
  return saved;
}

async function insertJobs(
  client: PoolClient,
  submissions: readonly Pick<NewSubmission, "id" | "at" | "notify" | "notifyAt">[],
) {
  const jobs = submissions.flatMap(({ id, at, notify, notifyAt = at }) =>
    notify.map((kind) => ({ id, kind, due: notifyAt })),
  );
  await client.query(
    "insert into outbox(sub, kind, due) select * from unnest($1::text[], $2::text[], $3::bigint[])",
    [jobs.map(({ id }) => id), jobs.map(({ kind }) => kind), jobs.map(({ due }) => due)],
  );
}

const duplicateKey = (dedup: string, spam: boolean) => `${dedup} ${spam}`;

async function restoreAll(client: PoolClient, submissions: readonly StoredSubmission[]) {
  const inserted = await insertSubmissions(client, submissions, "on conflict (id) do nothing");
  const jobs = submissions
    .filter(({ id }) => inserted.has(id))
    .flatMap(({ id, jobs: own }) => own.map((job) => ({ ...job, id })));
  await client.query(
    `insert into outbox(sub, kind, due, tries, done, dead)
     select * from unnest($1::text[], $2::text[], $3::bigint[], $4::integer[], $5::bigint[], $6::text[])`,
    [
      jobs.map(({ id }) => id),
      jobs.map(({ kind }) => kind),
      jobs.map(({ due }) => due),
      jobs.map(({ tries }) => tries),
      jobs.map(({ done }) => done),
      jobs.map(({ dead }) => dead),
    ],
  );
}

/** Returns the ids of the rows that were not there before. */
async function insertSubmissions(
  client: PoolClient,
  submissions: readonly (Submission & Pick<StoredSubmission, "dedup">)[],
  onConflict: "" | "on conflict (id) do nothing",
): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    `insert into submission(id, form, at, spam, signals, dedup, email, reply_to, body)
     select * from unnest($1::text[], $2::text[], $3::bigint[], $4::integer[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
     ${onConflict} returning id`,
    [
      submissions.map(({ id }) => id),
      submissions.map(({ form }) => form),
      submissions.map(({ at }) => at),
      submissions.map(({ spam }) => Number(spam)),
      submissions.map(({ signals }) => signals.join(" ")),
      submissions.map(({ dedup }) => dedup),
      submissions.map(({ fields }) => addressesOf(fields)[0]),
      submissions.map(({ fields }) => addressesOf(fields)[1]),
      submissions.map(({ fields }) => JSON.stringify(fields)),
    ],
  );
  return new Set(rows.map(({ id }) => id));
}

function isConstraintError(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && code.startsWith(CONSTRAINT_CLASS);
}
