import { assertUpToDate, pendingMigrations, type Migration } from "./migrations.ts";
import { number, orNull, rowShape } from "./row-shape.ts";
import type { Data, Sql } from "./sql.ts";
import { StoreUnusableError } from "./store-fault.ts";

/** Any number, the same in every process: two servers that start together create the tables once. */
const LOCK = 7_204_112;

/**
 * Brings the database up to date, all of it or nothing. With `schema`, the tables of a part that is
 * counted apart; its migrations name the schema themselves.
 */
export async function migratePostgres(
  data: Data,
  migrations: readonly Migration[],
  schema?: string,
): Promise<void> {
  const table = migrationTable(schema);
  // Asked before anything is written: what needs no change may be read-only.
  if (pendingMigrations(migrations, await readPostgresVersion(data, schema)).length === 0) return;

  await data.transaction(async (sql) => {
    await sql.all("select pg_advisory_xact_lock($1)", [LOCK]);
    // Asked first: who may not make schemas may still use one that an administrator made.
    if (schema !== undefined && !(await isThere(sql, "to_regnamespace", schema))) {
      await sql.change(`create schema if not exists ${schema}`);
    }
    // Not asked whether it is there: within a transaction that answer may be from before the lock.
    await sql.change(
      `create table if not exists ${table}(number integer primary key, name text not null, at bigint not null)`,
    );
    for (const step of pendingMigrations(migrations, await readNewest(sql, table))) {
      await sql.change(step.sql);
      await sql.change(`insert into ${table}(number, name, at) values ($1, $2, $3)`, [
        step.number,
        step.name,
        Date.now(),
      ]);
    }
  });
}

/** For commands, which change no table. */
export async function assertPostgresIsUpToDate(
  sql: Sql,
  migrations: readonly Migration[],
): Promise<void> {
  const version = await readPostgresVersion(sql);
  if (version === 0 && !(await isThere(sql, "to_regclass", "submission"))) {
    throw new StoreUnusableError(
      "There is no store in this database. Is DATABASE_URL what the server has? The server's start alone makes a new one.",
    );
  }
  assertUpToDate(migrations, version);
}

/** The number of the newest migration that ran; 0 also for tables from before they were counted. */
export async function readPostgresVersion(sql: Sql, schema?: string): Promise<number> {
  const table = migrationTable(schema);
  return (await isThere(sql, "to_regclass", table)) ? readNewest(sql, table) : 0;
}

const migrationTable = (schema?: string) =>
  schema === undefined ? "migration" : `${schema}.migration`;

const toNewest = rowShape({ newest: orNull(number) });

async function readNewest(sql: Sql, table: string): Promise<number> {
  const rows = await sql.all(`select max(number) as newest from ${table}`);
  return rows.map(toNewest)[0]?.newest ?? 0;
}

async function isThere(sql: Sql, find: "to_regclass" | "to_regnamespace", name: string) {
  return (await sql.all(`select 1 where ${find}($1) is not null`, [name])).length > 0;
}
