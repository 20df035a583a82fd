import { CrawlGone, CrawlTaken } from "#server/site-audit/store/crawl-store.ts";
import type { StoredRows } from "#server/site-audit/store/site-rows.ts";
import type { Row, Sql } from "#server/store/sql.ts";

export type CrawlValue = string | number | Uint8Array | null;

export type Statement = { text: string; values: readonly unknown[] };

/** Columns of a crawl's rows by what a step calls them, with PostgreSQL's types. */
export const COLUMNS = {
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

export type CrawlColumn = keyof typeof COLUMNS;

/** Rows of one crawl for one table. */
export type CrawlRows = {
  /** `replace`, `update`: the row's key is the first of the columns. `update`: it is `n`. */
  how: "insert" | "replace" | "update";
  table: "frontier" | "page" | "target" | "part" | "finding" | "export";
  columns: readonly CrawlColumn[];
  rows: readonly { readonly [Name in CrawlColumn]?: CrawlValue }[];
};

/**
 * What both engines do for the audits. Statements are written as PostgreSQL has them, each table in
 * the schema `site_audit`.
 */
export type CrawlSql = Pick<Sql, "all"> & {
  /** Milliseconds by the engine's own clock: processes may differ by more than a lease. */
  now: string;
  /** Whether a crawl's lease lasts. */
  isLeased: string;
  /** What all crawls take, in bytes, as a query. */
  allBytes: string;
  /** As `all`, for a statement that changes what it returns. */
  returning: (text: string, values: readonly CrawlValue[]) => Promise<Row[]>;
  writeRows: (id: number, rows: CrawlRows) => readonly Statement[];
  /**
   * All of the statements or none. Throws `CrawlGone` where the crawl was deleted, and `CrawlTaken`
   * where it is not the owner's any more.
   */
  keep: (id: number, owner: string | undefined, work: readonly Statement[]) => Promise<void>;
  readPages: (id: number) => Promise<Pick<StoredRows, "pages" | "links">>;
  /** Deletes crawls with all of their rows. Returns how many. */
  erase: (ids: readonly number[]) => Promise<number>;
};

/** What is being deleted is gone for everybody. */
export const IS_THERE = "phase <> 'deleted'";
export const ADD_BYTES = "update site_audit.crawl set bytes = bytes + $2 where id = $1";

/** Without the report's head, which may be large. */
export const crawlColumns = ({ isLeased }: CrawlSql) =>
  `id, secret_hash, manage_hash, url, phase, stop_asked, settings, created_at, kept_until, ended_at, reading_ms,
  requests, site, detail, bounds, early, progress, earlier, enquiry, deaths, taken, visitor, is_shared,
  head is not null as has_report, ${isLeased} as is_leased`;

export const bodiesOf = (rows: readonly Row[]) => rows.map((row) => String(row["body"]));

export const columnNames = ({ columns }: CrawlRows) => columns.map((column) => COLUMNS[column][0]);

/** The end of an `insert`; "" where a row that is there already is a mistake. */
export function replaceOnConflict(rows: CrawlRows): string {
  const [key, ...others] = columnNames(rows);
  const sets = others.map((name) => `${name} = excluded.${name}`).join(", ");
  return rows.how === "replace" ? ` on conflict (crawl, ${key}) do update set ${sets}` : "";
}

/** Throws unless the row of a crawl is there, and is the owner's. */
export function assertIsOwners(row: Row | undefined, owner: string | undefined) {
  if (row === undefined) throw new CrawlGone("The crawl was deleted.");
  if (owner !== undefined && row["owner"] !== owner) {
    throw new CrawlTaken("Another process works on the crawl.");
  }
}
