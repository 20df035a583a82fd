import { openPostgresPool, inTransaction } from "#server/store/postgres-pool.ts";
import { databaseFile } from "#server/store/sqlite.ts";
import { openDatabase, watchFiles } from "#server/store/sqlite-file.ts";
import type { Database } from "#server/store/sqlite-database.ts";
import { StoreUnusableError } from "#server/store/store-fault.ts";
import type { Row } from "#server/store/rows.ts";

export type Value = string | number | null;

/**
 * One way to ask both engines. Statements are those that SQLite and PostgreSQL have in common, with
 * `$1`, `$2`… for values. Whole numbers may come back as text: `Number()` reads both.
 */
export type Sql = {
  all: (text: string, values?: readonly Value[]) => Promise<Row[]>;
  /** Returns how many rows were changed. */
  change: (text: string, values?: readonly Value[]) => Promise<number>;
};

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
const BUSY_RETRY_MS = 20;
const SQLITE_BUSY = 5;
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
  const sql: Sql = {
    all: async (text, values = []) => ask(text).all(...values),
    change: async (text, values = []) => Number(ask(text).run(...values).changes),
  };

  return {
    all: (text, values) => inTurn(() => whenFree(() => sql.all(text, values))),
    change: (text, values) => inTurn(() => whenFree(() => sql.change(text, values))),
    transaction: (work) =>
      inTurn(() =>
        whenFree(async () => {
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
      ),
    letGo: () => inTurn(async () => shut()),
    close: () =>
      inTurn(async () => {
        isClosed = true;
        shut();
      }),
  };
}

/** While another process writes it tries again, without blocking. */
async function whenFree<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const deadline = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const { errcode } = error as { errcode?: number };
      const isBusy = errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY;
      if (!isBusy || performance.now() >= deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, BUSY_RETRY_MS));
    }
  }
}

export function openPostgresSql(url: string): DeskSql {
  const pool = openPostgresPool({
    url,
    connections: CONNECTIONS,
    queryTimeoutMs: QUERY_TIMEOUT_MS,
  });
  return {
    all: async (text, values = []) => (await pool.query<Row>(text, [...values])).rows,
    change: async (text, values = []) => (await pool.query(text, [...values])).rowCount ?? 0,
    transaction: (work) =>
      inTransaction(pool, "begin; set local synchronous_commit = on", async (client) => {
        await client.query("select pg_advisory_xact_lock($1)", [EVENTS_LOCK]);
        return work({
          all: async (text, values = []) => (await client.query<Row>(text, [...values])).rows,
          change: async (text, values = []) =>
            (await client.query(text, [...values])).rowCount ?? 0,
        });
      }),
    // A server of its own looks after its files.
    letGo: async () => {},
    close: () => pool.end(),
  };
}

/** `in (…)` of so many values, from number `first` on; of none it is never true. */
export function placeholders(count: number, first = 1): string {
  return count === 0
    ? "null"
    : Array.from({ length: count }, (_, index) => `$${first + index}`).join(", ");
}
