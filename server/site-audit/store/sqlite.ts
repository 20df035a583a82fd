import { existsSync } from "node:fs";
import path from "node:path";
import type { SQLInputValue } from "node:sqlite";

import {
  assertIsOwners,
  columnNames,
  replaceOnConflict,
  type CrawlRows,
  type CrawlSql,
  type Statement,
} from "#server/site-audit/store/crawl-sql.ts";
import type { CrawlStore } from "#server/site-audit/store/crawl-store.ts";
import { createCrawls } from "#server/site-audit/store/crawls.ts";
import type { StoredRows } from "#server/site-audit/store/site-rows.ts";
import { Eraser, writeBack, type Write } from "#server/site-audit/store/sqlite-eraser.ts";
import { migrateSqlite } from "#server/store/migrate-sqlite.ts";
import { readMigrations } from "#server/store/migrations.ts";
import { placeholders } from "#server/store/sql.ts";
import { whenFree } from "#server/store/sqlite-busy.ts";
import { Database } from "#server/store/sqlite-database.ts";
import { makeFile, makeFolder } from "#server/store/sqlite-file.ts";
import { createStatements, inSqliteTransaction } from "#server/store/sqlite-statements.ts";

const MIGRATIONS = path.join(import.meta.dirname, "migrations");
const BUSY_LIMIT_MS = 50_000;
/** https://www.sqlite.org/pragma.html#pragma_auto_vacuum */
const INCREMENTAL = 2;

/** While it is opened and brought up to date; later nothing waits within SQLite. */
const OPENING_LIMIT_MS = 200;
/** Of the log, in pages of 4 kB: far more than all crawls write before the next report. */
const CHECKPOINT_PAGES = 16_000;

/** Milliseconds by SQLite's own clock. */
const NOW = "cast(unixepoch('subsec') * 1000 as integer)";

export const crawlsFile = (dataDir: string) => path.join(dataDir, "site-audits.db");

export type CrawlFileOptions = {
  file: string;
  /** The size at which the disk counts as full, in pages of 4 kB. */
  maxPages?: number;
};

/**
 * Crawls in a file of their own: losing it costs reports, never an enquiry. A step does not wait for
 * the disk; what a power cut takes away is read again. The log is written back to the file by
 * whoever keeps a report, which is a process beside the server: that does wait for the disk.
 */
export function openCrawlFile({ file, maxPages }: CrawlFileOptions): CrawlStore {
  const database = openDatabase(file);
  if (maxPages !== undefined) database.exec(`pragma max_page_count = ${maxPages}`);
  const crawls = createCrawls(createCrawlSql(database));
  return {
    ...crawls,
    keepReport: async (id, report, owner) => {
      await crawls.keepReport(id, report, owner);
      writeBack(database);
    },
    close: async () => {
      if (database.isOpen) database.close();
    },
  };
}

function openDatabase(file: string): Database {
  if (!existsSync(file)) {
    makeFolder(file);
    makeFile(file, "a");
  }
  const database = new Database(file, {
    timeout: OPENING_LIMIT_MS,
    enableForeignKeyConstraints: true,
  });
  // What is deleted is overwritten: https://www.sqlite.org/pragma.html#pragma_secure_delete
  // Before anything is written.
  database.exec(
    "pragma auto_vacuum = incremental; pragma secure_delete = on; pragma journal_mode = wal; pragma synchronous = normal;",
  );
  migrateSqlite(database, readMigrations("sqlite", MIGRATIONS), () => {});
  // A file that was made before; the pragma above holds from the next vacuum on.
  const { auto_vacuum: mode } = database.prepare("pragma auto_vacuum").get() ?? {};
  if (mode !== INCREMENTAL) database.exec("vacuum");
  database.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}; pragma busy_timeout = 0;`);
  return database;
}

function createCrawlSql(database: Database): CrawlSql {
  const statements = createStatements(database, "site_audit");
  const write = createWriter(database);
  const eraser = new Eraser(database, statements, write);
  return {
    all: async (text, values) => statements.all(text, values),
    now: NOW,
    // A clock that was set back must not lock a crawl up: no lease is as long as an hour.
    isLeased: `(owner is not null and held_until > ${NOW} and held_until < ${NOW} + 3600000)`,
    allBytes:
      "select (page_count - freelist_count) * page_size from pragma_page_count, pragma_freelist_count, pragma_page_size",
    returning: (text, values) => write(() => statements.all(text, values)),
    writeRows,
    keep: (id, owner, work) =>
      write(() => {
        const [row] = statements.all(
          "select owner from crawl where id = $1 and phase <> 'deleted'",
          [id],
        );
        assertIsOwners(row, owner);
        for (const { text, values } of work) {
          statements.change(text, values as readonly SQLInputValue[]);
        }
      }),
    readPages: async (id) => ({
      pages: statements.iterate("select n, body, leads from page where crawl = $1 order by n", [
        id,
      ]) as Iterable<unknown> as StoredRows["pages"],
      links: () =>
        statements.iterate(
          "select links from page where crawl = $1 and links is not null order by n",
          [id],
        ) as Iterable<unknown> as ReturnType<StoredRows["links"]>,
    }),
    erase: (ids) => eraser.erase(ids),
  };
}

/** One transaction after another, in the order in which they were asked for. */
function createWriter(database: Database): Write {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    // Another process writes its report now and then: waiting for it must not hold up the loop.
    const done = last.then(() =>
      whenFree(() => inSqliteTransaction(database, work), performance.now() + BUSY_LIMIT_MS),
    );
    last = done.catch(() => {});
    return done;
  };
}

/** A statement for each row: they share one transaction. */
function writeRows(id: number, write: CrawlRows): readonly Statement[] {
  const { how, table, columns, rows } = write;
  const names = columnNames(write);
  const sets = names.slice(1).map((name, at) => `${name} = $${at + 3}`);
  const text =
    how === "update"
      ? `update ${table} set ${sets.join(", ")} where crawl = $1 and n = $2`
      : `insert into ${table}(crawl, ${names.join(", ")})
         values (${placeholders(names.length + 1)})${replaceOnConflict(write)}`;
  return rows.map((row) => ({
    text,
    values: [id, ...columns.map((column) => row[column] ?? null)],
  }));
}
