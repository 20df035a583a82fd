import { BEGIN_DURABLY, openPostgres } from "#server/data/postgres.ts";
import type { Transactions } from "#server/data/sql.ts";
import { databaseFile, openStoreFile } from "#server/store/sqlite.ts";

/**
 * The tables beside the enquiries. One transaction at a time writes events, so that their numbers
 * are seen in order: a reader who has read up to one number misses none below it.
 */
export type DeskSql = Transactions;

type Place = { dataDir: string; databaseUrl: string | undefined };

const QUERY_TIMEOUT_MS = 5_000;
const CONNECTIONS = 4;
/** Any number, the same in every process. */
const EVENTS_LOCK = 7_204_117;

/** For a command. The server's start has made the tables: this creates nothing. */
export function openDeskSql({ dataDir, databaseUrl }: Place): DeskSql {
  return databaseUrl === undefined
    ? openDeskFile(databaseFile(dataDir))
    : openDeskPostgres(databaseUrl);
}

export const openDeskFile = (file: string): DeskSql => openStoreFile({ file, create: false });

/** Its transactions take turns over all servers, not only within one process. */
export const openDeskPostgres = (url: string): DeskSql =>
  openPostgres({
    url,
    connections: CONNECTIONS,
    queryTimeoutMs: QUERY_TIMEOUT_MS,
    begin: `${BEGIN_DURABLY}; select pg_advisory_xact_lock(${EVENTS_LOCK})`,
  });
