import type { Pool, PoolClient } from "pg";

import { assertPostgresIsUpToDate, migratePostgres } from "#server/store/migrate-postgres.ts";
import { readMigrations } from "#server/store/migrations.ts";
import { createJobQueue, JOB_COLUMNS, jobValues, newJobValues } from "#server/store/outbox.ts";
import {
  inTransaction as inTransactionOf,
  openPostgresPool,
  toSql,
} from "#server/store/postgres-pool.ts";
import { SaveQueue } from "#server/store/save-queue.ts";
import type { Row, Value } from "#server/store/sql.ts";
import {
  createProbe,
  DUPLICATE_WINDOW_MS,
  type NewSubmission,
  type Saved,
  type StoredSubmission,
  type Submission,
  type SubmissionStore,
} from "#server/store/submission-store.ts";
import {
  createSubmissions,
  DELETE_SUBMISSION,
  SUBMISSION_COLUMNS,
  submissionValues,
  UNMARK_SPAM,
} from "#server/store/submissions.ts";

export type PostgresOptions = {
  url: string;
  /** A fault of an idle connection; the pool has replaced it already. */
  onConnectionError?: (error: Error) => void;
  /** False: fail rather than create the tables, or bring them up to date. */
  create?: boolean;
  /** Called with each setting by which a power cut takes away what was acknowledged. */
  onUnsafeSetting?: (setting: string) => void;
};

/**
 * A database that does not answer must not keep visitors waiting: they are told to try again. Less
 * than the breaker around the store allows, so that the connection is given up first.
 */
const QUERY_TIMEOUT_MS = 5_000;
const MAX_CONNECTIONS = 8;

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: class 23, a broken constraint. */
const CONSTRAINT_CLASS = "23";

/** Opens the database, creating its tables as needed. Rejects when it cannot be used. */
export async function openPostgresStore({
  url,
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

  const inTransaction = <Result>(work: (client: PoolClient) => Promise<Result>) =>
    inTransactionOf(pool, beginDurably, work);
  const queue = new SaveQueue({
    commit: (batch) => inTransaction((client) => insertAll(client, batch)),
    isConstraintError,
  });
  const sql = toSql(pool);

  return {
    ...createJobQueue({ ...sql, returning: sql.all, skipLocked: true }),
    ...createSubmissions(sql),
    save: (submission) => queue.save(submission),
    restore: (submissions) => inTransaction((client) => restoreAll(client, submissions)),
    notSpam: (id, now, notify) =>
      inTransaction(async (client) => {
        const { rowCount } = await client.query(UNMARK_SPAM, [id]);
        if (rowCount === 0) return false;
        await insertJobs(client, newJobValues({ id, at: now, notify }));
        return true;
      }),
    check: () =>
      inTransaction(async (client) => {
        const probe = createProbe();
        await insertSubmissions(client, [probe]);
        await insertJobs(client, newJobValues(probe));
        await client.query(DELETE_SUBMISSION, [probe.id]);
      }),
    // A server of its own looks after its files.
    assertInPlace: () => {},
    close: async () => {
      await queue.settle();
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

  await insertSubmissions(client, fresh);
  await insertJobs(client, fresh.flatMap(newJobValues));
  return saved;
}

const duplicateKey = (dedup: string, spam: boolean) => `${dedup} ${spam}`;

async function restoreAll(client: PoolClient, submissions: readonly StoredSubmission[]) {
  const inserted = await insertSubmissions(client, submissions, "on conflict (id) do nothing");
  const jobs = submissions
    .filter(({ id }) => inserted.has(id))
    .flatMap(({ id, jobs: own }) => own.map((job) => jobValues(id, job)));
  await insertJobs(client, jobs);
}

/** Returns the ids of the rows that were not there before. */
async function insertSubmissions(
  client: PoolClient,
  submissions: readonly (Submission & Pick<StoredSubmission, "dedup">)[],
  onConflict: "" | "on conflict (id) do nothing" = "",
): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    `insert into submission(${SUBMISSION_COLUMNS})
     select * from unnest($1::text[], $2::text[], $3::bigint[], $4::integer[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
     ${onConflict} returning id`,
    toColumns(submissions.map(submissionValues), 9),
  );
  return new Set(rows.map(({ id }) => id));
}

async function insertJobs(client: PoolClient, jobs: readonly (readonly Value[])[]) {
  await client.query(
    `insert into outbox(${JOB_COLUMNS})
     select * from unnest($1::text[], $2::text[], $3::bigint[], $4::integer[], $5::bigint[], $6::text[])`,
    toColumns(jobs, 6),
  );
}

/** Rows of `count` values as that many lists, one a column. */
function toColumns(rows: readonly (readonly Value[])[], count: number) {
  return Array.from({ length: count }, (_, column) => rows.map((row) => row[column]));
}

function isConstraintError(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && code.startsWith(CONSTRAINT_CLASS);
}
