import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Data } from "./sql.ts";
import { StoreUnusableError } from "./store-fault.ts";

export type Migration = { number: number; name: string; sql: string };

/**
 * In `root`, the steps that lead from an empty database to today's, in order: `0001-name.sql` and so on. A
 * file that has landed is never changed again; what must change gets the next number.
 */
export function readMigrations(root: string, engine: Data["engine"]): Migration[] {
  const folder = path.join(root, engine);
  return readdirSync(folder)
    .toSorted()
    .map((name) => ({
      number: Number.parseInt(name, 10),
      name,
      sql: readFileSync(path.join(folder, name), "utf8"),
    }));
}

/**
 * Those that a store of the given version still lacks; 0 is an empty one. Throws where the store is
 * newer than this code: what a later version wrote must not be read by an earlier one's rules.
 */
export function pendingMigrations(migrations: readonly Migration[], version: number): Migration[] {
  const latest = migrations.at(-1)?.number ?? 0;
  if (version > latest) {
    throw new StoreUnusableError(
      `The store was written by a newer version of this site: it has version ${version}, and this code knows ${latest}. Run the newer version again, or restore a backup from before.`,
    );
  }
  return migrations.filter(({ number }) => number > version);
}

/** For commands that may not change a store: only the server's start brings it up to date. */
export function assertUpToDate(migrations: readonly Migration[], version: number) {
  if (pendingMigrations(migrations, version).length === 0) return;
  throw new StoreUnusableError(
    `The store is from an earlier version of this site (${version}). Start the server once: it makes a copy and brings the store up to date.`,
  );
}
