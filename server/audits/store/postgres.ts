import path from "node:path";

import { migratePostgres, readPostgresVersion } from "#server/data/migrate-postgres.ts";
import { readMigrations } from "#server/data/migrations.ts";
import { openPostgres } from "#server/data/postgres.ts";
import { bytes, number, orNull, rowShape } from "#server/data/row-shape.ts";
import type { Data } from "#server/data/sql.ts";
import type { CrawlDatabase } from "./crawl-sql.ts";
import type { CrawlStore } from "./crawl-store.ts";
import { createCrawls } from "./crawls.ts";

/** All tables of the audits are in it, apart from the enquiries and from whatever else is there. */
const CRAWL_SCHEMA = "site_audit";

const MIGRATIONS = path.join(import.meta.dirname, "migrations");
const CONNECTIONS = 5;
/** A page's facts and links are tens of kilobytes, a report some megabytes. */
const QUERY_TIMEOUT_MS = 10_000;
const PAGES_AT_ONCE = 500;

/** The caller does not wait for the disk: a step that a power cut takes away is read again. */
const BEGIN = "begin; set local synchronous_commit = off";

const NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

type CrawlDatabaseOptions = {
  url: string;
  /** At most, at one time. */
  connections?: number;
};

const open = ({ url, connections = CONNECTIONS }: CrawlDatabaseOptions) =>
  openPostgres({ url, connections, queryTimeoutMs: QUERY_TIMEOUT_MS, begin: BEGIN });

/** Crawls in a PostgreSQL that several servers share. Rejects where it cannot be used. */
export async function openCrawlDatabase(options: CrawlDatabaseOptions): Promise<CrawlStore> {
  const data = open(options);
  try {
    await migratePostgres(data, readMigrations(MIGRATIONS, "postgres"), CRAWL_SCHEMA);
  } catch (error) {
    await data.close();
    throw error;
  }
  return { ...createCrawls(describeDatabase(data)), close: data.close };
}

const describeDatabase = (data: Data): CrawlDatabase => ({
  data,
  now: NOW,
  allBytes: "select sum(bytes) from site_audit.crawl",
  lock: " for update",
  readPages: (id) => readPages(data, id),
  erase: (ids) =>
    data.change("delete from site_audit.crawl where id = any($1::bigint[])", [
      `{${ids.join(",")}}`,
    ]),
});

/** Whether a server has ever kept audits in the database. Rejects where it is away. */
export async function hasCrawlTables(url: string): Promise<boolean> {
  const data = open({ url, connections: 1 });
  try {
    return (await readPostgresVersion(data, CRAWL_SCHEMA)) > 0;
  } finally {
    await data.close();
  }
}

const toPageBytes = rowShape({
  n: number,
  body: bytes,
  leads: orNull(bytes),
  links: orNull(bytes),
});

type PageBytes = Omit<ReturnType<typeof toPageBytes>, "links">;

/**
 * Pages some at a time, so that no answer is larger than it must be. Texts stay bytes until they are
 * asked for: those of ten thousand pages as strings would fill the process's memory.
 */
async function readPages(data: Data, id: number) {
  const pages: PageBytes[] = [];
  const links: Uint8Array[] = [];
  for (let after = -1; ;) {
    const rows = await data.all(
      `select n, convert_to(body, 'UTF8') as body, leads, convert_to(links, 'UTF8') as links
       from site_audit.page where crawl = $1 and n > $2 order by n limit $3`,
      [id, after, PAGES_AT_ONCE],
    );
    for (const { links: linkBytes, ...page } of rows.map(toPageBytes)) {
      pages.push(page);
      if (linkBytes !== null) links.push(linkBytes);
    }
    if (rows.length < PAGES_AT_ONCE)
      return { pages: decodeBodies(pages), links: () => decodeLinks(links) };
    after = pages.at(-1)!.n;
  }
}

const decoder = new TextDecoder();

function* decodeBodies(pages: readonly PageBytes[]) {
  for (const { body, ...page } of pages) yield { ...page, body: decoder.decode(body) };
}

function* decodeLinks(links: readonly Uint8Array[]) {
  for (const one of links) yield { links: decoder.decode(one) };
}
