import { createHash } from "node:crypto";

import { pendingMigrations, type Migration } from "./migrations.ts";
import type { Database } from "./sqlite-database.ts";

const MIGRATION_TABLE = `
  create table if not exists migration(
    number integer primary key, name text not null, at integer not null
  ) strict`;

/**
 * The number of the newest migration that ran; 0 for an empty database. The table counts as well as
 * `user_version`: versions of the site without the table set that back to 1.
 */
export function readVersion(database: Database): number {
  const { user_version: ofFile } = database.prepare("pragma user_version").get() ?? {};
  const table = database
    .prepare("select 1 from sqlite_schema where type = 'table' and name = 'migration'")
    .get();
  if (table === undefined) return Number(ofFile);
  const { newest } = database.prepare("select max(number) as newest from migration").get() ?? {};
  return Math.max(Number(ofFile), Number(newest ?? 0));
}

/**
 * Brings the database up to date, all of it or nothing. `copy` is called with the number that is to
 * be reached, before anything changes, unless the database is empty.
 */
export function migrateSqlite(
  database: Database,
  migrations: readonly Migration[],
  copy: (number: number) => void,
) {
  const version = readVersion(database);
  const latest = pendingMigrations(migrations, version).at(-1)?.number;
  if (latest === undefined) return;
  if (version > 0) copy(latest);

  // SQLite has none of its own.
  database.function("sha256_hex", { deterministic: true }, (text) =>
    createHash("sha256").update(String(text)).digest("hex"),
  );
  database.exec("begin immediate");
  try {
    database.exec(MIGRATION_TABLE);
    const note = database.prepare("insert into migration(number, name, at) values (?, ?, ?)");
    // Asked again: another process may have been faster.
    for (const { number, name, sql } of pendingMigrations(migrations, readVersion(database))) {
      database.exec(sql);
      note.run(number, name, Date.now());
    }
    database.exec(`pragma user_version = ${latest}; commit`);
  } catch (error) {
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
  // What was deleted before deleting meant overwriting is still in the free pages.
  if (version > 0) database.exec("vacuum");
}
