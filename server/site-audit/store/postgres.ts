import path from "node:path";

import type { Pool } from "pg";

import {
  assertIsOwners,
  columnNames,
  COLUMNS,
  replaceOnConflict,
  type CrawlRows,
  type CrawlSql,
  type CrawlValue,
  type Statement,
} from "#server/site-audit/store/crawl-sql.ts";
import type { CrawlStore } from "#server/site-audit/store/crawl-store.ts";
import { createCrawls } from "#server/site-audit/store/crawls.ts";
import { migratePostgres, readPostgresVersion } from "#server/store/migrate-postgres.ts";
import { readMigrations } from "#server/store/migrations.ts";
import { inTransaction, openPostgresPool, toSql } from "#server/store/postgres-pool.ts";
import type { Row } from "#server/store/sql.ts";

/** All tables of the audits stand in it, apart from the enquiries and from whatever else is there. */
export const CRAWL_SCHEMA = "site_audit";

const MIGRATIONS = path.join(import.meta.dirname, "migrations");
const CONNECTIONS = 5;
/** A page's facts and links are tens of kilobytes, a report some megabytes. */
const QUERY_TIMEOUT_MS = 10_000;
const PAGES_AT_ONCE = 500;

/** The caller does not wait for the disk: a step that a power cut takes away is read again. */
const BEGIN = "begin; set local synchronous_commit = off";

const NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

export type CrawlDatabaseOptions = {
  url: string;
  /** At most, at one time. */
  connections?: number;
};

/** Crawls in a PostgreSQL that several servers share. Rejects where it cannot be used. */
export async function openCrawlDatabase({
  url,
  connections = CONNECTIONS,
}: CrawlDatabaseOptions): Promise<CrawlStore> {
  const pool = openPostgresPool({ url, connections, queryTimeoutMs: QUERY_TIMEOUT_MS });
  try {
    await prepare(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    ...createCrawls(createCrawlSql(pool)),
    close: async () => {
      if (!pool.ended && !pool.ending) await pool.end();
    },
  };
}

function createCrawlSql(pool: Pool): CrawlSql {
  const { all, change } = toSql(pool);
  return {
    all,
    now: NOW,
    isLeased: `(owner is not null and held_until > ${NOW})`,
    allBytes: "select sum(bytes) from site_audit.crawl",
    returning: async (text, values) => (await pool.query<Row>(text, [...values])).rows,
    writeRows,
    keep: (id, owner, work) =>
      inTransaction(pool, BEGIN, async (client) => {
        // Locks the crawl, so that neither its deletion nor another owner comes between.
        const { rows } = await client.query<Row>(
          "select owner from site_audit.crawl where id = $1 for update",
          [id],
        );
        assertIsOwners(rows[0], owner);
        for (const { text, values } of work) await client.query(text, [...values]);
      }),
    readPages: (id) => readPages(pool, id),
    erase: (ids) =>
      change("delete from site_audit.crawl where id = any($1::bigint[])", [`{${ids.join(",")}}`]),
  };
}

/** All rows by one statement, each column as one list. */
function writeRows(id: number, write: CrawlRows): readonly Statement[] {
  const { how, table, columns, rows } = write;
  if (rows.length === 0) return [];
  const lists = columns.map((column, at) => `$${at + 2}::${COLUMNS[column][1]}[]`).join(", ");
  const names = columnNames(write);
  const sets = names.slice(1).map((name) => `${name} = step.${name}`);
  const text =
    how === "update"
      ? `update site_audit.${table} set ${sets.join(", ")} from unnest(${lists}) as step(${names.join(", ")})
         where crawl = $1 and ${table}.n = step.n`
      : `insert into site_audit.${table}(crawl, ${names.join(", ")})
         select $1, * from unnest(${lists})${replaceOnConflict(write)}`;
  const values = columns.map((column) => rows.map((row) => toValue(row[column] ?? null)));
  return [{ text, values: [id, ...values] }];
}

const toValue = (value: CrawlValue) => (value instanceof Uint8Array ? Buffer.from(value) : value);

/** Whether a server has ever kept audits in the database. Rejects where it is away. */
export async function hasCrawlTables(url: string): Promise<boolean> {
  const pool = openPostgresPool({ url, connections: 1, queryTimeoutMs: QUERY_TIMEOUT_MS });
  try {
    const client = await pool.connect();
    try {
      return (await readPostgresVersion(client, CRAWL_SCHEMA)) > 0;
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
  }
}

async function prepare(pool: Pool) {
  const client = await pool.connect();
  try {
    await migratePostgres(client, readMigrations("postgres", MIGRATIONS), CRAWL_SCHEMA);
  } finally {
    client.release();
  }
}

type PageBytes = { n: number; body: Uint8Array; leads: Uint8Array | null };

/**
 * Pages some at a time, so that no answer is larger than it must be. Texts stay bytes until they are
 * asked for: those of ten thousand pages as strings would fill the thread's memory.
 */
async function readPages(pool: Pool, id: number) {
  const pages: PageBytes[] = [];
  const links: Uint8Array[] = [];
  for (let after = -1; ;) {
    const { rows } = await pool.query<PageBytes & { links: Uint8Array | null }>(
      `select n, convert_to(body, 'UTF8') as body, leads, convert_to(links, 'UTF8') as links
       from site_audit.page where crawl = $1 and n > $2 order by n limit $3`,
      [id, after, PAGES_AT_ONCE],
    );
    for (const { links: bytes, ...page } of rows) {
      pages.push(page);
      if (bytes !== null) links.push(bytes);
    }
    if (rows.length < PAGES_AT_ONCE)
      return { pages: decodeBodies(pages), links: () => decodeLinks(links) };
    after = rows.at(-1)!.n;
  }
}

const decoder = new TextDecoder();

function* decodeBodies(pages: readonly PageBytes[]) {
  for (const { body, ...page } of pages) yield { ...page, body: decoder.decode(body) };
}

function* decodeLinks(links: readonly Uint8Array[]) {
  for (const bytes of links) yield { links: decoder.decode(bytes) };
}
