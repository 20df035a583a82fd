import { openPostgresPool, inTransaction, toSql } from "#server/store/postgres-pool.ts";
import type { Sql } from "#server/store/sql.ts";
import { databaseFile } from "#server/store/sqlite.ts";
import { whenFree } from "#server/store/sqlite-busy.ts";
import { openDatabase, watchFiles } from "#server/store/sqlite-file.ts";
import type { Database } from "#server/store/sqlite-database.ts";
import { StoreUnusableError } from "#server/store/store-fault.ts";

export type DeskSql = Sql & {
  /**
   * All of `work` or nothing. Only one at a time writes events, so that their numbers are seen in
   * order: whoever has read up to one number misses none below it.
   */
  transaction: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;
  /**
   * Gives the database's file up until the enquiries' store is open again: the last to close it is the
   * store, which then writes what stands in its log into its file.
   */
  letGo: () => Promise<void>;
  close: () => Promise<void>;
};

type Place = { dataDir: string; databaseUrl: string | undefined };

const BUSY_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 5_000;
const CONNECTIONS = 4;
/** Any number, the same in every process. */
const EVENTS_LOCK = 7_204_117;

/** The tables beside the enquiries. The server's start has made them: this creates nothing. */
export function openDeskSql({ dataDir, databaseUrl }: Place, isStoreOpen?: () => boolean): DeskSql {
  return databaseUrl === undefined
    ? openSqliteSql(databaseFile(dataDir), isStoreOpen)
    : openPostgresSql(databaseUrl);
}

/**
 * A connection of its own; what it waits for holds up no enquiry. `isStoreOpen`: whether the
 * enquiries' store of this process has the file open; without it nothing is done with the file.
 */
export function openSqliteSql(file: string, isStoreOpen: () => boolean = () => true): DeskSql {
  let opened: { database: Database; assertInPlace: () => void } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function connection(): Database {
    if (isClosed || !isStoreOpen()) throw new StoreUnusableError("the database is not open");
    // Moved or removed: opened anew here, a new log would stand beside the old one's index.
    opened?.assertInPlace();
    opened ??= { database: openDatabase(file, false), ...watchFiles(file) };
    return opened.database;
  }

  function shut() {
    opened?.database.close();
    opened = undefined;
  }

  /** One after another: the connection has one transaction at a time. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }

  const ask = (text: string) => connection().prepare(text.replaceAll(/\$(\d+)/g, "?$1"));
  const inTurnWhenFree = <Result>(work: () => Promise<Result>) =>
    inTurn(() => whenFree(work, performance.now() + BUSY_TIMEOUT_MS));
  const sql: Sql = {
    all: async (text, values = []) => ask(text).all(...values),
    change: async (text, values = []) => Number(ask(text).run(...values).changes),
  };

  return {
    all: (text, values) => inTurnWhenFree(() => sql.all(text, values)),
    change: (text, values) => inTurnWhenFree(() => sql.change(text, values)),
    transaction: (work) =>
      inTurnWhenFree(async () => {
        const database = connection();
        database.exec("begin immediate");
        try {
          const result = await work(sql);
          database.exec("commit");
          return result;
        } catch (error) {
          if (database.isTransaction) database.exec("rollback");
          throw error;
        }
      }),
    letGo: () => inTurn(async () => shut()),
    close: () =>
      inTurn(async () => {
        isClosed = true;
        shut();
      }),
  };
}

/**
 * Its transactions come one after the other, over all servers, so that events are numbered in the
 * order in which they are seen.
 */
export function openPostgresSql(url: string): DeskSql {
  const pool = openPostgresPool({
    url,
    connections: CONNECTIONS,
    queryTimeoutMs: QUERY_TIMEOUT_MS,
  });
  return {
    ...toSql(pool),
    transaction: (work) =>
      inTransaction(pool, "begin; set local synchronous_commit = on", async (client) => {
        await client.query("select pg_advisory_xact_lock($1)", [EVENTS_LOCK]);
        return work(toSql(client));
      }),
    // A server of its own looks after its files.
    letGo: async () => {},
    close: () => pool.end(),
  };
}
