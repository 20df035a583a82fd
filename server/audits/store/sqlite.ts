import path from "node:path";

import { readMigrations } from "#server/data/migrations.ts";
import { openSqlite, type SqliteData } from "#server/data/sqlite.ts";
import type { CrawlDatabase } from "./crawl-sql.ts";
import type { CrawlStore } from "./crawl-store.ts";
import { createCrawls } from "./crawls.ts";
import type { StoredRows } from "./site-rows.ts";
import { Eraser, writeBack } from "./sqlite-eraser.ts";

const MIGRATIONS = path.join(import.meta.dirname, "migrations");
const BUSY_LIMIT_MS = 50_000;
/** https://www.sqlite.org/pragma.html#pragma_auto_vacuum */
const INCREMENTAL = 2;

/** Of the log, in pages of 4 kB: far more than all crawls write before the next report. */
const CHECKPOINT_PAGES = 16_000;

// What is deleted is overwritten: https://www.sqlite.org/pragma.html#pragma_secure_delete
const PRAGMAS = `pragma auto_vacuum = incremental; pragma secure_delete = on; pragma journal_mode = wal;
  pragma synchronous = normal; pragma wal_autocheckpoint = ${CHECKPOINT_PAGES};`;

/** Milliseconds by SQLite's own clock. */
const NOW = "cast(unixepoch('subsec') * 1000 as integer)";

export const crawlsFile = (dataDir: string) => path.join(dataDir, "site-audits.db");

type CrawlFileOptions = {
  file: string;
  /** The size at which the disk counts as full, in pages of 4 kB. */
  maxPages?: number;
};

/**
 * Crawls in a separate file: losing it costs reports, never an enquiry. A step does not wait for the
 * disk; what a power cut takes away is read again. The worker that keeps a report writes the log back
 * to the file, which does wait for the disk.
 */
export function openCrawlFile({ file, maxPages }: CrawlFileOptions): CrawlStore {
  const data = openSqlite({
    file,
    create: true,
    migrations: readMigrations(MIGRATIONS, "sqlite"),
    pragmas: PRAGMAS,
    isPrecious: false,
    schema: "site_audit",
    busyTimeoutMs: BUSY_LIMIT_MS,
    maxPages,
  });
  // A file that was made before; the pragma above holds from the next vacuum on.
  const { auto_vacuum: mode } = data.database.prepare("pragma auto_vacuum").get() ?? {};
  if (mode !== INCREMENTAL) data.database.exec("vacuum");
  const crawls = createCrawls(describeDatabase(data));
  return {
    ...crawls,
    keepReport: async (id, report, owner) => {
      await crawls.keepReport(id, report, owner);
      await writeBack(data);
    },
    close: data.close,
  };
}

function describeDatabase(data: SqliteData): CrawlDatabase {
  const eraser = new Eraser(data);
  return {
    data,
    now: NOW,
    allBytes:
      "select (page_count - freelist_count) * page_size from pragma_page_count, pragma_freelist_count, pragma_page_size",
    // One writer at a time has the whole file.
    lock: "",
    readPages: async (id) => ({
      pages: data.iterate("select n, body, leads from page where crawl = $1 order by n", [
        id,
      ]) as StoredRows["pages"],
      links: () =>
        data.iterate("select links from page where crawl = $1 and links is not null order by n", [
          id,
        ]) as ReturnType<StoredRows["links"]>,
    }),
    erase: (ids) => eraser.erase(ids),
  };
}
