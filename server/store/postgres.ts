import { assertPostgresIsUpToDate, migratePostgres } from "#server/data/migrate-postgres.ts";
import { BEGIN_DURABLY, openPostgres } from "#server/data/postgres.ts";
import { text } from "#server/data/row-shape.ts";
import type { Data } from "#server/data/sql.ts";
import { createSubmissionStore } from "./create-store.ts";
import { storeMigrations } from "./migrations.ts";
import type { SubmissionStore } from "./submission-store.ts";

type PostgresStoreOptions = {
  url: string;
  /** A fault of an idle connection; the pool has replaced it already. */
  onConnectionError?: (error: Error) => void;
  /** False: fail rather than create the tables, or bring them up to date. */
  create?: boolean;
  /** Called with each setting by which a power cut takes away what was acknowledged. */
  onUnsafeSetting?: (setting: string) => void;
};

/**
 * A database that does not answer must not keep visitors waiting: they are asked to try again. Less
 * than the breaker around the store allows, so that the connection is given up first.
 */
const QUERY_TIMEOUT_MS = 5_000;
const MAX_CONNECTIONS = 8;

/** Opens the database, creating its tables as needed. Rejects when it cannot be used. */
export async function openPostgresStore({
  url,
  onConnectionError = () => {},
  create = true,
  onUnsafeSetting = () => {},
}: PostgresStoreOptions): Promise<SubmissionStore> {
  const data = openPostgres({
    url,
    connections: MAX_CONNECTIONS,
    queryTimeoutMs: QUERY_TIMEOUT_MS,
    begin: BEGIN_DURABLY,
    onConnectionError,
  });
  try {
    const migrations = storeMigrations("postgres");
    if (create) await migratePostgres(data, migrations);
    else await assertPostgresIsUpToDate(data, migrations);
    for (const name of await readUnsafeSettings(data)) onUnsafeSetting(`${name}=off`);
  } catch (error) {
    await data.close();
    throw error;
  }
  return createSubmissionStore(data);
}

/** The third one, synchronous_commit, is ours to switch on, by each transaction. */
async function readUnsafeSettings(data: Data): Promise<string[]> {
  const rows = await data.all(
    "select name from pg_settings where name in ('fsync', 'full_page_writes') and setting = 'off'",
  );
  return rows.map((row) => text(row, "name"));
}
