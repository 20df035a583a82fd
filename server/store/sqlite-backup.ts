import { existsSync } from "node:fs";

import { AFTER_RESTORE } from "./after-restore.ts";
import { storeMigrations } from "./migrations.ts";
import { readVersion } from "#server/data/migrate-sqlite.ts";
import { pendingMigrations } from "#server/data/migrations.ts";
import { Database } from "#server/data/sqlite-database.ts";
import { copyDatabase, makeFolder, missingStore, openToRead } from "#server/data/sqlite-file.ts";
import { StoreUnusableError } from "#server/data/store-fault.ts";

const BUSY_TIMEOUT_MS = 5000;

/**
 * A copy of the database as of now, taken while the server runs; returns how many enquiries it
 * holds. The copy is whole: no log files belong to it. Overwrites nothing, and leaves no file where
 * it fails.
 */
export function backupSqlite(file: string, target: string): number {
  if (!existsSync(file)) throw new StoreUnusableError(missingStore(file));
  // Not to read only: such a connection leaves the log's files behind where no server runs.
  return copyStore(new Database(file, { timeout: BUSY_TIMEOUT_MS }), file, target);
}

/**
 * Puts a backup in the place of the store; returns how many enquiries it holds. Refuses where a
 * store, or the log of one, is there already: its newest enquiries would be lost.
 */
export function restoreSqlite(backup: string, file: string): number {
  if (!existsSync(backup)) throw new StoreUnusableError(`There is no file ${backup}.`);
  for (const taken of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(taken)) {
      throw new StoreUnusableError(
        `${taken} is there already. Stop the server and move it away first: restore overwrites nothing.`,
      );
    }
  }
  makeFolder(file);
  return copyStore(openToRead(backup), backup, file, closeDesk);
}

/** Ends the backup's sessions and invitations; sign-in stays off until an operator confirms it. */
function closeDesk(copy: Database) {
  // A backup from before there was a desk.
  if (!hasTable(copy, "passkey")) return;
  for (const statement of AFTER_RESTORE) copy.exec(statement);
}

function copyStore(
  source: Database,
  name: string,
  target: string,
  change?: (copy: Database) => void,
): number {
  try {
    assertIsStore(source, name);
    let count = 0;
    copyDatabase(source, target, (copy) => (count = countSubmissions(copy)), change);
    return count;
  } finally {
    source.close();
  }
}

/** A store of any version up to today's: an older one is brought up to date by the server's start. */
function assertIsStore(database: Database, file: string) {
  if (!hasTable(database, "submission"))
    throw new StoreUnusableError(`${file} holds no enquiries of this site.`);
  pendingMigrations(storeMigrations("sqlite"), readVersion(database));
}

function hasTable(database: Database, name: string): boolean {
  const find = database.prepare("select 1 from sqlite_schema where type = 'table' and name = ?");
  return find.get(name) !== undefined;
}

function countSubmissions(database: Database): number {
  return Number(database.prepare("select count(*) as n from submission").get()?.["n"]);
}
