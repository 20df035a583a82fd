import type { PoolClient } from "pg";

import { assertUpToDate, pendingMigrations, type Migration } from "#server/store/migrations.ts";
import { StoreUnusableError } from "#server/store/store-fault.ts";

/** Any number, the same in every process: two servers that start together create the tables once. */
const LOCK = 7_204_112;

/**
 * Brings the database up to date, all of it or nothing. With `schema`, tables and count of a part
 * that stands for itself; its migrations name the schema themselves.
 */
export async function migratePostgres(
  client: PoolClient,
  migrations: readonly Migration[],
  schema?: string,
) {
  const table = migrationTable(schema);
  // Asked before anything is written: what needs no change may be read-only.
  if (pendingMigrations(migrations, await readPostgresVersion(client, schema)).length === 0) return;

  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    if (schema !== undefined) await makeSchema(client, schema);
    // Not asked whether it is there: within a transaction that answer may be from before the lock.
    await client.query(
      `create table if not exists ${table}(number integer primary key, name text not null, at bigint not null)`,
    );
    const pending = pendingMigrations(migrations, await readNewest(client, table));
    for (const { number, name, sql } of pending) {
      await client.query(sql);
      await client.query(`insert into ${table}(number, name, at) values ($1, $2, $3)`, [
        number,
        name,
        Date.now(),
      ]);
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** For commands, which change no table. */
export async function assertPostgresIsUpToDate(
  client: PoolClient,
  migrations: readonly Migration[],
) {
  const version = await readPostgresVersion(client);
  if (version === 0 && !(await hasTable(client, "submission"))) {
    throw new StoreUnusableError(
      "There is no store in this database. Is DATABASE_URL what the server has? The server's start alone makes a new one.",
    );
  }
  assertUpToDate(migrations, version);
}

/** The number of the newest migration that ran; 0 also for tables from before they were counted. */
export async function readPostgresVersion(client: PoolClient, schema?: string): Promise<number> {
  const table = migrationTable(schema);
  return (await hasTable(client, table)) ? readNewest(client, table) : 0;
}

const migrationTable = (schema?: string) =>
  schema === undefined ? "migration" : `${schema}.migration`;

/** Asked first: who may not make schemas may still use one that an administrator made. */
async function makeSchema(client: PoolClient, schema: string) {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regnamespace($1) is not null as there",
    [schema],
  );
  if (rows[0]?.there !== true) await client.query(`create schema if not exists ${schema}`);
}

async function readNewest(client: PoolClient, table: string): Promise<number> {
  const { rows } = await client.query<{ newest: number | null }>(
    `select max(number) as newest from ${table}`,
  );
  return rows[0]?.newest ?? 0;
}

async function hasTable(client: PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass($1) is not null as there",
    [name],
  );
  return rows[0]?.there === true;
}
