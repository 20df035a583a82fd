import { Pool, type PoolClient } from "pg";

import type { Row, Sql } from "#server/store/sql.ts";

export type PostgresPoolOptions = {
  url: string;
  connections: number;
  /** How long one statement may take. */
  queryTimeoutMs: number;
  /** A fault of an idle connection; the pool has replaced it already. */
  onConnectionError?: (error: Error) => void;
};

const CONNECT_TIMEOUT_MS = 5_000;

/** Connections to one database, none of which waits for ever. */
export function openPostgresPool({
  url,
  connections,
  queryTimeoutMs,
  onConnectionError = () => {},
}: PostgresPoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
  });
  pool.on("error", onConnectionError);
  return pool;
}

export function toSql(connection: Pick<PoolClient, "query">): Sql {
  return {
    all: async (text, values = []) => (await connection.query<Row>(text, [...values])).rows,
    change: async (text, values = []) => (await connection.query(text, [...values])).rowCount ?? 0,
  };
}

/** All of `work` or nothing; `begin` is the statement that begins it. */
export async function inTransaction<Value>(
  pool: Pool,
  begin: string,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const value = await work(client);
    await client.query("commit");
    return value;
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
