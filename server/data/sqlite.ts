import { waitForOthers, whenFree } from "./busy.ts";
import {
  onConflict,
  placeholders,
  type Data,
  type Sql,
  type TableRows,
  type Value,
} from "./sql.ts";
import type { Database } from "./sqlite-database.ts";
import { openDatabase, watchFiles, type FileOptions } from "./sqlite-file.ts";
import { createStatements } from "./sqlite-statements.ts";
import { StoreUnusableError } from "./store-fault.ts";

type SqliteOptions = FileOptions & {
  /** In front of a table's name in statements: SQLite has no schemas. */
  schema?: string;
  /** How long a write waits for another process, such as `npm run enquiries`. */
  busyTimeoutMs?: number;
  /** The size at which the disk counts as full, in pages of 4 kB. */
  maxPages?: number | undefined;
};

export type SqliteData = Data & {
  database: Database;
  /** Work on the bare connection, between two transactions. */
  alone: <Result>(work: (database: Database) => Result) => Promise<Result>;
  /** Rows one by one, as they are asked for. */
  iterate: (text: string, values: readonly Value[]) => Iterable<unknown>;
  /** False if another process still reads from the log after `limitMs`. */
  emptyLog: (limitMs: number) => Promise<boolean>;
};

const BUSY_TIMEOUT_MS = 5_000;

/**
 * One connection to a file. Writers take turns, first in, first out; a reader sees what is
 * committed. Nothing waits for a lock within SQLite, which would hold up every other request.
 */
export function openSqlite({
  schema = "",
  busyTimeoutMs = BUSY_TIMEOUT_MS,
  maxPages,
  ...place
}: SqliteOptions): SqliteData {
  const database = openDatabase(place);
  if (maxPages !== undefined) database.exec(`pragma max_page_count = ${maxPages}`);
  const { assertInPlace } = watchFiles(place.file);
  const statements = createStatements(database, schema);
  const sql = toSql(statements);
  const turns = createTurns(database, busyTimeoutMs);

  /** A write is confirmed only while the file is still there. */
  async function writing<Result>(work: () => Promise<Result>): Promise<Result> {
    assertInPlace();
    const result = await work();
    assertInPlace();
    return result;
  }

  const transaction: Data["transaction"] = (work, since) =>
    turns.take(() => writing(() => turns.transaction(() => work(sql))), since);
  const alone: SqliteData["alone"] = (work) => turns.take(async () => work(database));
  return {
    engine: "sqlite",
    database,
    all: (text, values) => turns.read(() => statements.all(text, values)),
    change: (text, values) => turns.take(() => writing(() => sql.change(text, values))),
    write: (rows) => transaction((inside) => inside.write(rows)),
    transaction,
    alone,
    iterate: statements.iterate,
    emptyLog: (limitMs) => emptyLog(alone, limitMs),
    assertInPlace,
    close: () => turns.close(),
  };
}

const toSql = ({ all, change }: ReturnType<typeof createStatements>): Sql => ({
  all: async (text, values) => all(text, values),
  change: async (text, values) => change(text, values),
  write: async (rows) => {
    const text = rowStatement(rows);
    for (const row of rows.rows) change(text, row);
  },
});

/** Who has the connection. */
function createTurns(database: Database, busyTimeoutMs: number) {
  let last: Promise<unknown> = Promise.resolve();
  /** The transaction that has begun. It never rejects. */
  let running: Promise<unknown> | undefined;

  async function allOrNothing<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      database.exec("commit");
      return result;
    } catch (error) {
      // A full disk may have ended the transaction already.
      if (database.isTransaction) database.exec("rollback");
      throw error;
    }
  }

  async function readCommitted<Result>(work: () => Result): Promise<Result> {
    if (running !== undefined) {
      await running;
      return readCommitted(work);
    }
    assertOpen(database);
    return work();
  }

  return {
    /** After those who asked before, and when no other process writes. */
    take<Result>(work: () => Promise<Result>, since = performance.now()): Promise<Result> {
      const done = last.then(() =>
        whenFree(() => {
          assertOpen(database);
          return work();
        }, since + busyTimeoutMs),
      );
      last = done.catch(() => {});
      return done;
    },
    /** For the work whose turn it is. */
    transaction<Result>(work: () => Promise<Result>): Promise<Result> {
      database.exec("begin immediate");
      const done = allOrNothing(work);
      running = done.catch(() => {}).finally(() => (running = undefined));
      return done;
    },
    /** At once, but never what is not committed yet. */
    read: <Result>(work: () => Result): Promise<Result> =>
      whenFree(() => readCommitted(work), performance.now() + busyTimeoutMs),
    async close() {
      await last;
      if (database.isOpen) database.close();
    },
  };
}

function assertOpen(database: Database) {
  if (!database.isOpen) throw new StoreUnusableError("the database is not open");
}

/** The log keeps each page as it was before a change, deleted texts included, until it is emptied. */
async function emptyLog(alone: SqliteData["alone"], limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const row = await alone((database) =>
      database.prepare("pragma wal_checkpoint(truncate)").get(),
    );
    if (row?.["busy"] === 0) return true;
    if (performance.now() >= deadline) return false;
    await waitForOthers();
  }
}

/** One row's statement: the rows share a transaction. */
function rowStatement(rows: TableRows): string {
  const { how, table, columns, keys = 0 } = rows;
  const names = Object.keys(columns);
  const set = (from: number, to?: number) =>
    names.slice(from, to).map((name, at) => `${name} = $${from + at + 1}`);
  return how === "update"
    ? `update ${table} set ${set(keys).join(", ")} where ${set(0, keys).join(" and ")}`
    : `insert into ${table}(${names.join(", ")}) values (${placeholders(names.length)})${onConflict(rows)}`;
}
