import { HOUR_MS } from "#lib/durations.ts";
import { text } from "#server/data/row-shape.ts";
import type { Data, Row, Sql, TableRows, Value } from "#server/data/sql.ts";
import { CrawlGone, CrawlTaken } from "./crawl-store.ts";
import type { ExportFormat } from "#server/audits/report/report-files.ts";
import { ROW_BYTES } from "./step-bytes.ts";
import type { StoredRows } from "./site-rows.ts";

/** Columns of a crawl's rows by what a step calls them, with PostgreSQL's types. */
const COLUMNS = {
  n: ["n", "int"],
  url: ["url", "text"],
  foundBy: ["found_by", "int"],
  depth: ["depth", "int"],
  state: ["state", "text"],
  turn: ["turn", "int"],
  notRead: ["not_read", "text"],
  body: ["body", "text"],
  links: ["links", "text"],
  leads: ["leads", "bytea"],
  kind: ["kind", "text"],
  name: ["name", "text"],
  format: ["format", "text"],
  bytes: ["bytes", "bytea"],
} as const;

type CrawlColumn = keyof typeof COLUMNS;

/** Rows of one crawl for one table. */
export type CrawlRows = {
  /** `replace`, `update`: the row's key is the first of the columns. */
  how: "insert" | "replace" | "update";
  table: "frontier" | "page" | "target" | "part" | "finding" | "export";
  columns: readonly CrawlColumn[];
  rows: readonly { readonly [Name in CrawlColumn]?: Value }[];
};

export async function writeCrawlRows(sql: Sql, id: number, write: CrawlRows): Promise<void> {
  const { how, table, columns, rows } = write;
  if (rows.length === 0) return;
  await sql.write({
    how,
    table: `site_audit.${table}`,
    columns: { crawl: "bigint", ...Object.fromEntries(columns.map((name) => COLUMNS[name])) },
    keys: 2,
    rows: rows.map((row) => [id, ...columns.map((name) => row[name] ?? null)]),
  } satisfies TableRows);
}

/**
 * What both engines do for the audits. Statements are written as PostgreSQL has them, each table in
 * the schema `site_audit`.
 */
export type CrawlDatabase = {
  data: Data;
  /** Milliseconds by the engine's own clock: processes may differ by more than a lease. */
  now: string;
  /** What all crawls take, in bytes, as a query. */
  allBytes: string;
  /** The end of a `select` that locks the row until the transaction ends. */
  lock: string;
  readPages: (id: number) => Promise<Pick<StoredRows, "pages" | "links">>;
  /** Deletes crawls with all of their rows. Returns how many. */
  erase: (ids: readonly number[]) => Promise<number>;
};

/**
 * All of `work` or nothing. Throws `CrawlGone` where the crawl was deleted, and `CrawlTaken` where it
 * is not the owner's any more.
 */
export function keepOfCrawl(
  { data, lock }: CrawlDatabase,
  id: number,
  owner: string | undefined,
  work: (sql: Sql) => Promise<void>,
): Promise<void> {
  return data.transaction(async (sql) => {
    const [row] = await sql.all(
      `select owner from site_audit.crawl where id = $1 and ${IS_THERE}${lock}`,
      [id],
    );
    if (row === undefined) throw new CrawlGone("The crawl was deleted.");
    if (owner !== undefined && row["owner"] !== owner) {
      throw new CrawlTaken("Another process works on the crawl.");
    }
    await work(sql);
  });
}

/** What is being deleted is gone for everybody. */
export const IS_THERE = "phase <> 'deleted'";

export async function addBytes(sql: Sql, id: number, bytes: number): Promise<void> {
  await sql.change("update site_audit.crawl set bytes = bytes + $2 where id = $1", [id, bytes]);
}

/** Deletes a report's file of one format; what it took is given back. */
export async function dropFiles(sql: Sql, id: number, format: ExportFormat): Promise<void> {
  const file = [id, format];
  await sql.change(
    `update site_audit.crawl set bytes = bytes - coalesce(
       (select sum(length(bytes) + ${ROW_BYTES}) from site_audit.export where crawl = $1 and format = $2), 0)
     where id = $1`,
    file,
  );
  await sql.change("delete from site_audit.export where crawl = $1 and format = $2", file);
}

/** Whether a crawl's lease lasts. None is as long as an hour, so a clock that was set back locks nothing up. */
export const isLeased = ({ now }: CrawlDatabase) =>
  `(owner is not null and held_until > ${now} and held_until < ${now} + ${HOUR_MS})`;

/** Without the report's head, which may be large. */
export const crawlColumns = (database: CrawlDatabase) =>
  `id, secret_hash, manage_hash, url, phase, stop_asked, settings, created_at, kept_until, ended_at, reading_ms,
  requests, site, detail, bounds, early, progress, earlier, enquiry, deaths, taken, visitor, is_shared, hidden,
  head is not null as has_report, ${isLeased(database)} as is_leased`;

export const bodiesOf = (rows: readonly Row[]) => rows.map((row) => text(row, "body"));
