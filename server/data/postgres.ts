import { Pool, types, type PoolClient, type PoolConfig } from "pg";

import { onConflict, type Data, type Row, type Sql, type TableRows } from "./sql.ts";

type PostgresOptions = {
  url: string;
  connections: number;
  /** How long one statement may take. */
  queryTimeoutMs: number;
  /** The statements that begin a transaction. */
  begin: string;
  /** A fault of an idle connection; the pool has replaced it already. */
  onConnectionError?: (error: Error) => void;
};

/** A transaction that is on disk when its `commit` is answered, whatever the server's own setting. */
export const BEGIN_DURABLY =
  "begin; select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') = 'off'";

const CONNECT_TIMEOUT_MS = 5_000;

/** PostgreSQL's 64-bit integers and sums of them. All of ours are smaller than 2^53. */
const NUMBERS: ReadonlySet<number> = new Set([types.builtins.INT8, types.builtins.NUMERIC]);
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  NUMBERS.has(oid) ? Number : (types.getTypeParser(oid, format) as unknown);

/**
 * Connections that may be cut at any time. The pool hears the errors of idle ones alone, and an
 * error that nobody hears ends the process: https://node-postgres.com/apis/pool#events. What was
 * asked of a connection that is lent fails by itself.
 */
export function createPool(config: PoolConfig, onIdleError: (error: Error) => void): Pool {
  const pool = new Pool(config);
  pool.on("error", onIdleError);
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Connections to one database. Every wait has a limit. */
export function openPostgres({
  url,
  connections,
  queryTimeoutMs,
  begin,
  onConnectionError = () => {},
}: PostgresOptions): Data {
  const pool = createPool(
    {
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: queryTimeoutMs,
      keepAlive: true,
      types: { getTypeParser },
    },
    onConnectionError,
  );
  return {
    engine: "postgres",
    ...toSql(pool),
    transaction: (work) => inTransaction(pool, begin, work),
    // A separate server looks after its files.
    assertInPlace: () => {},
    close: async () => {
      if (!pool.ended && !pool.ending) await pool.end();
    },
  };
}

function toSql(connection: Pick<PoolClient, "query">): Sql {
  return {
    all: async (text, values = []) => (await connection.query<Row>(text, [...values])).rows,
    change: async (text, values = []) => (await connection.query(text, [...values])).rowCount ?? 0,
    write: async (rows) => {
      if (rows.rows.length > 0) await connection.query(rowsStatement(rows), toColumns(rows));
    },
  };
}

async function inTransaction<Result>(
  pool: Pool,
  begin: string,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(toSql(client));
    await client.query("commit");
    return result;
  } catch (error) {
    // One that did not answer would not answer this either, and take as long again.
    if (isTimeout(error)) broken = error;
    else await client.query("rollback").catch((fault: Error) => (broken = fault));
    throw error;
  } finally {
    // A connection that cannot even roll back is thrown away.
    client.release(broken);
  }
}

/** The library has no class nor code for it. */
function isTimeout(error: unknown): error is Error {
  return error instanceof Error && error.message === "Query read timeout";
}

/** All rows in one statement, each column as one list. */
function rowsStatement(write: TableRows): string {
  const { how, table, columns, keys = 0 } = write;
  const names = Object.keys(columns);
  const lists = Object.values(columns).map((type, at) => `$${at + 1}::${type}[]`);
  if (how !== "update") {
    return `insert into ${table}(${names.join(", ")}) select * from unnest(${lists.join(", ")})${onConflict(write)}`;
  }
  const sets = names.slice(keys).map((name) => `${name} = step.${name}`);
  const same = names.slice(0, keys).map((name) => `kept.${name} = step.${name}`);
  return `update ${table} as kept set ${sets.join(", ")}
    from unnest(${lists.join(", ")}) as step(${names.join(", ")}) where ${same.join(" and ")}`;
}

function toColumns({ columns, rows }: TableRows) {
  return Object.keys(columns).map((_name, at) =>
    rows.map((row) => {
      const value = row[at] ?? null;
      return value instanceof Uint8Array ? Buffer.from(value) : value;
    }),
  );
}
