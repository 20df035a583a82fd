import path from "node:path";

import { removeCopies } from "#server/data/sqlite-file.ts";
import { openSqlite, type SqliteData } from "#server/data/sqlite.ts";
import { StoreUnusableError } from "#server/data/store-fault.ts";
import { createSubmissionStore } from "./create-store.ts";
import { storeMigrations } from "./migrations.ts";
import type { SubmissionStore } from "./submission-store.ts";

type SqliteStoreOptions = {
  file: string;
  /** How long a write waits for another process, such as `npm run enquiries`, to be done. */
  busyTimeoutMs?: number;
  /** The size at which the disk counts as full, in pages of 4 kB. */
  maxPages?: number;
  /** False: fail rather than create the database, or bring it up to date. */
  create?: boolean;
};

const BUSY_TIMEOUT_MS = 5_000;

const LOG_NOT_EMPTIED =
  "Deleted, but another process reads the database, so the deleted text is still in its log. Run the command again.";

// What is deleted is overwritten: https://www.sqlite.org/pragma.html#pragma_secure_delete
const PRAGMAS = "pragma secure_delete = on; pragma journal_mode = wal; pragma synchronous = full;";

export const databaseFile = (dataDir: string) => path.join(dataDir, "site.db");

/** The database itself. Throws when it cannot be used. */
export const openStoreFile = ({ file, create = true, ...more }: SqliteStoreOptions): SqliteData =>
  openSqlite({
    file,
    create,
    migrations: storeMigrations("sqlite"),
    pragmas: PRAGMAS,
    isPrecious: true,
    ...more,
  });

/** Opens the store, creating and checking its file as needed. Throws when it cannot be used. */
export function openSqliteStore(options: SqliteStoreOptions): SubmissionStore {
  const { file, busyTimeoutMs = BUSY_TIMEOUT_MS } = options;
  const data = openStoreFile(options);
  const store = createSubmissionStore(data);

  /** What is deleted goes from the log and from the copies before upgrades, too. */
  async function emptyLog() {
    if (!(await data.emptyLog(busyTimeoutMs))) throw new StoreUnusableError(LOG_NOT_EMPTIED);
  }

  return {
    ...store,
    purge: async (before, only) => {
      const count = await store.purge(before, only);
      if (count > 0) await emptyLog();
      removeCopies(file, before);
      return count;
    },
    forget: async (email) => {
      const count = await store.forget(email);
      await emptyLog();
      removeCopies(file);
      return count;
    },
    remove: async (id) => {
      const isRemoved = await store.remove(id);
      if (isRemoved) await emptyLog();
      return isRemoved;
    },
    close: async () => {
      // The last one out writes the log into the file.
      await data
        .alone((database) => database.exec("pragma wal_checkpoint(truncate)"))
        .catch(() => {});
      await store.close();
    },
  };
}
