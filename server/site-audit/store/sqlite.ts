import { existsSync } from "node:fs";
import path from "node:path";
import { setImmediate as immediate } from "node:timers/promises";

import type { SiteReport } from "#engine/site-audit/contract.ts";

import { toColumns, toCrawl, type StoredCrawl } from "#server/site-audit/store/crawl-row.ts";
import {
  CrawlGone,
  CrawlTaken,
  isProgress,
  type Crawl,
  type CrawlStep,
  type CrawlStore,
  type FindingKind,
  type FrontierRow,
  type TargetKind,
} from "#server/site-audit/store/crawl-store.ts";
import { joinReport, splitReport } from "#server/site-audit/store/report-parts.ts";
import { bytesOfPieces, reportBytes, stepBytes } from "#server/site-audit/store/step-bytes.ts";
import { toSiteRows } from "#server/site-audit/store/site-rows.ts";
import { migrateSqlite } from "#server/store/migrate-sqlite.ts";
import { readMigrations } from "#server/store/migrations.ts";
import { Database } from "#server/store/sqlite-database.ts";
import { makeFile, makeFolder } from "#server/store/sqlite-file.ts";

const MIGRATIONS = path.join(import.meta.dirname, "migrations");
/** https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5;
const BUSY_LIMIT_MS = 50_000;
const BUSY_RETRY_MS = 5;
/** How long a deletion waits for others to have read, before the log is left to the next one. */
const EMPTYING_LIMIT_MS = 2_000;
/** https://www.sqlite.org/pragma.html#pragma_auto_vacuum */
const INCREMENTAL = 2;
/** Of free pages given back at a time: 1 MB. */
const VACUUM_PAGES = 256;
/** Rows deleted at a time, by how large they may be: a page and its links a megabyte, an address 2 kB. */
const DROPPED_AT_ONCE = [
  ["page", "n", 2],
  ["part", "name", 1],
  ["finding", "n", 50],
  // Of each of five files.
  ["export", "n", 4],
  ["frontier", "n", 500],
  ["target", "n", 500],
] as const;

/** Writing back waits for the disk, twice. */
const STEPS_TO_WRITE_BACK = 8;

/** While it is opened and brought up to date; later nothing waits within SQLite. */
const OPENING_LIMIT_MS = 200;
/** Of the log, in pages of 4 kB: far more than all crawls write before the next report. */
const CHECKPOINT_PAGES = 16_000;

export const crawlsFile = (dataDir: string) => path.join(dataDir, "site-audits.db");

export type CrawlFileOptions = {
  file: string;
  /** The size at which the disk counts as full, in pages of 4 kB. */
  maxPages?: number;
};

/**
 * Crawls in a file of their own: losing it costs reports, never an enquiry. It is not waited for the
 * disk at each step; what a power cut takes away is read again. The log is written back to the file
 * by whoever keeps a report, which is a thread beside the loop: that does wait for the disk.
 */
export function openCrawlFile({ file, maxPages }: CrawlFileOptions): CrawlStore {
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
  if (maxPages !== undefined) database.exec(`pragma max_page_count = ${maxPages}`);
  const sql = prepare(database);

  let last: Promise<unknown> = Promise.resolve();

  /** One after another, in the order in which they were asked for. */
  function write<Value>(work: () => Value): Promise<Value> {
    const done = last.then(() => writeNow(work));
    last = done.catch(() => {});
    return done;
  }

  /** Another thread writes its report now and then: waiting for it must not hold up the loop. */
  async function writeNow<Value>(work: () => Value): Promise<Value> {
    const startedAt = performance.now();
    for (;;) {
      try {
        return inTransaction(database, work);
      } catch (error) {
        const { errcode } = error as { errcode?: number };
        const isBusy = ((errcode ?? 0) & 0xff) === SQLITE_BUSY;
        if (!isBusy || performance.now() - startedAt > BUSY_LIMIT_MS) throw error;
        await new Promise((resolve) => setTimeout(resolve, BUSY_RETRY_MS));
      }
    }
  }

  function writeBack() {
    try {
      database.exec("pragma wal_checkpoint(passive)");
    } catch {
      // The report is in the log, which the next one writes back.
    }
  }

  /** Deleted texts stand in the log until it is emptied. */
  let isLogDue = false;

  /**
   * Deletes in small steps between which the loop goes on, gives the room back, and leaves no copy
   * behind. It waits for the disk, which nothing else here does, and is rare.
   */
  async function erase(ids: readonly number[]): Promise<number> {
    for (const id of ids) await write(() => void sql.hide.run(id));
    for (const id of sql.hidden.all().map((row) => Number(row["id"]))) {
      for (const drop of sql.dropSome) await repeat(() => Number(drop.run(id, id).changes));
      await write(() => sql.remove.run(id));
      isLogDue = true;
    }
    await repeat(() => {
      database.exec(`pragma incremental_vacuum(${VACUUM_PAGES})`);
      return Number(database.prepare("pragma freelist_count").get()?.["freelist_count"]);
    });
    await emptyLogSoon();
    return ids.length;
  }

  /** Until nothing is left to do. Now and then it is written back to the file: the log stays short. */
  async function repeat(step: () => number) {
    for (let steps = 1; database.isOpen && (await write(step)) > 0; steps += 1) {
      if (steps % STEPS_TO_WRITE_BACK === 0) writeBack();
      await immediate();
    }
  }

  async function emptyLogSoon() {
    const startedAt = performance.now();
    while (isLogDue && database.isOpen) {
      isLogDue = !emptyLog();
      if (!isLogDue || performance.now() - startedAt > EMPTYING_LIMIT_MS) break;
      await new Promise((resolve) => setTimeout(resolve, BUSY_RETRY_MS));
    }
  }

  /** False where a report that is being made reads from the log, or where the disk is full. */
  function emptyLog(): boolean {
    try {
      return database.prepare("pragma wal_checkpoint(truncate)").get()?.["busy"] === 0;
    } catch {
      return false;
    }
  }

  function assertIsTheirs(id: number, owner: string | undefined) {
    const row = sql.owner.get(id);
    if (row === undefined) throw new CrawlGone("The crawl was deleted.");
    if (owner !== undefined && row["owner"] !== owner) {
      throw new CrawlTaken("Another process works on the crawl.");
    }
  }

  function keepStep(id: number, step: CrawlStep) {
    assertIsTheirs(id, step.owner);
    const columns = { ...toColumns(step.crawl ?? {}), ...(isProgress(step) && { taken: 0 }) };
    sql.addBytes.run(stepBytes(step), id);
    const names = Object.keys(columns);
    if (names.length > 0) {
      database
        .prepare(`update crawl set ${names.map((name) => `${name} = ?`).join(", ")} where id = ?`)
        .run(...Object.values(columns), id);
    }
    for (const { n, url, foundBy, depth, state, turn, notRead } of step.found ?? []) {
      sql.addFrontier.run(id, n, url, foundBy, depth, state, turn, notRead);
    }
    for (const { n, foundBy, depth } of step.changed ?? []) {
      sql.changeFrontier.run(foundBy, depth, id, n);
    }
    for (const { n, turn } of step.turns ?? []) sql.giveTurn.run(turn, id, n);
    for (const { n, state, body, links, leads } of step.pages ?? []) {
      sql.addPage.run(id, n, body, links, leads);
      sql.setState.run(state, null, id, n);
    }
    for (const { n, notRead } of step.notRead ?? []) sql.setState.run("kept-out", notRead, id, n);
    for (const { n, url, kind } of step.newTargets ?? []) sql.addTarget.run(id, n, url, kind);
    for (const { n, body } of step.targets ?? []) sql.setTarget.run(body, id, n);
    for (const { name, body } of step.parts ?? []) sql.setPart.run(id, name, body);
  }

  return {
    create: (crawl, hold) =>
      write(() => {
        const { secretHash, url, settings, createdAt, keptUntil, earlier, enquiry, visitor } =
          crawl;
        const { lastInsertRowid } = sql.create.run(
          secretHash,
          url,
          JSON.stringify(settings),
          createdAt,
          keptUntil,
          earlier,
          enquiry,
          visitor ?? null,
        );
        const id = Number(lastInsertRowid);
        if (hold !== undefined) sql.claim.run(hold.owner, hold.owner, hold.leaseMs, id, hold.owner);
        return id;
      }),
    find: async (secretHash) => readCrawl(sql.find.get(secretHash)),
    get: async (id) => readCrawl(sql.get.get(id)),
    unfinished: async () => sql.unfinished.all().flatMap((row) => readCrawl(row) ?? []),
    claim: (id, { owner, leaseMs }) =>
      write(() => {
        const { changes } = sql.claim.run(owner, owner, leaseMs, id, owner);
        return changes === 1 ? readCrawl(sql.get.get(id)) : undefined;
      }),
    renew: (id, { owner, leaseMs }, progress) =>
      write(() => {
        const told = progress === undefined ? null : JSON.stringify(progress);
        return sql.renew.get(leaseMs, told, id, owner)?.["wish"] as Crawl["wish"] | undefined;
      }),
    release: (id, owner) => write(() => void sql.release.run(id, owner)),
    keep: (id, step) => write(() => keepStep(id, step)),
    readFrontier: async (id) => sql.frontier.all(id) as unknown as FrontierRow[],
    readPage: async (id, n) => sql.page.get(id, n)?.["body"] as string | undefined,
    readPart: async (id, name) => sql.part.get(id, name)?.["body"] as string | undefined,
    readTargets: async (id) =>
      sql.targets.all(id).map((row) => ({
        n: Number(row["n"]),
        url: String(row["url"]),
        kind: row["kind"] as TargetKind,
        isAsked: row["isAsked"] === 1,
      })),

    readRows: async (id) => {
      const crawl = readCrawl(sql.get.get(id));
      if (crawl === undefined) throw new CrawlGone("The crawl was deleted.");
      return toSiteRows({
        crawl,
        frontier: sql.frontier.iterate(id) as Iterable<unknown> as Iterable<FrontierRow>,
        pages: sql.pages.iterate(id) as Iterable<unknown> as Iterable<{
          n: number;
          body: string;
          leads: Uint8Array | null;
        }>,
        links: () => sql.links.iterate(id) as Iterable<unknown> as Iterable<{ links: string }>,
        targets: sql.askedTargets.all(id).map((row) => String(row["body"])),
        parts: new Map(
          sql.parts.all(id).map((row) => [String(row["name"]), String(row["body"])] as const),
        ),
      });
    },

    keepReport: async (id, report: SiteReport, owner) => {
      const { head, issues, pages, sitemap } = splitReport(report);
      const writeTheirs = (work: () => unknown) =>
        write(() => {
          assertIsTheirs(id, owner);
          work();
        });
      await writeTheirs(() => sql.dropFindings.run(id));
      for (const [kind, rows] of Object.entries({ issue: issues, page: pages, sitemap })) {
        // In pieces: another connection writes its pages in between.
        for (let from = 0; from < rows.length; from += 500) {
          await writeTheirs(() => {
            for (const [at, body] of rows.slice(from, from + 500).entries()) {
              sql.addFinding.run(id, kind, from + at, body);
            }
          });
        }
      }
      await writeTheirs(() => {
        sql.setHead.run(head, id);
        sql.addBytes.run(reportBytes({ head, issues, pages, sitemap }), id);
      });
      writeBack();
    },
    keepFile: (id, { format, pieces }, owner) =>
      write(() => {
        assertIsTheirs(id, owner);
        sql.dropFile.run(id, format);
        for (const [n, bytes] of pieces.entries()) sql.addPiece.run(id, format, n, bytes);
        sql.addBytes.run(bytesOfPieces(pieces), id);
      }),
    readFile: async (id, format, n) =>
      sql.piece.get(id, format, n)?.["bytes"] as Uint8Array | undefined,
    readHead: async (id) => (sql.head.get(id)?.["head"] as string | null) ?? undefined,
    readReport: async (id) => {
      const head = sql.head.get(id)?.["head"] as string | null | undefined;
      if (head === null || head === undefined) return undefined;
      const all = (kind: FindingKind) =>
        sql.findings.all(id, kind, 0, -1).map((row) => String(row["body"]));
      return joinReport({
        head,
        issues: all("issue"),
        pages: all("page"),
        sitemap: all("sitemap"),
      });
    },
    readFindings: async (id, kind, from, limit) => ({
      total: Number(sql.countFindings.get(id, kind)?.["total"] ?? 0),
      rows: sql.findings.all(id, kind, from, limit).map((row) => String(row["body"])),
    }),
    ofEnquiries: async () =>
      new Map(
        sql.ofEnquiries
          .all()
          .map((row) => [
            String(row["enquiry"]),
            { createdAt: Number(row["created_at"]), phase: row["phase"] as Crawl["phase"] },
          ]),
      ),
    removeOf: (enquiry) => erase(idsOf(sql.ofEnquiry.all(enquiry))),
    remove: async (id) => void (await erase([id])),
    // Called again and again, so it also ends what a dead process left half deleted.
    purge: (now) => erase(idsOf(sql.due.all(now))),
    usage: async ({ id = -1, visitor = null }) => ({
      crawl: Number(sql.bytes.get(id)?.["bytes"] ?? 0),
      visitor: Number(sql.visitorBytes.get(visitor)?.["bytes"] ?? 0),
      all: Number(sql.allBytes.get()?.["bytes"]),
    }),
    oldestReport: async () => {
      const row = sql.oldestReport.get();
      return row && Number(row["id"]);
    },
    close: async () => {
      if (database.isOpen) database.close();
    },
  };
}

function idsOf(rows: readonly Record<string, unknown>[]): readonly number[] {
  return rows.map((row) => Number(row["id"]));
}

function readCrawl(row: unknown): Crawl | undefined {
  return row === undefined ? undefined : toCrawl(row as StoredCrawl);
}

function inTransaction<Value>(database: Database, work: () => Value): Value {
  database.exec("begin immediate");
  try {
    const value = work();
    database.exec("commit");
    return value;
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
}

/** Milliseconds by SQLite's own clock. */
const NOW = "cast(unixepoch('subsec') * 1000 as integer)";
/** A clock that was set back must not lock a crawl up: no lease is as long as an hour. */
const IS_HELD = `(owner is not null and held_until > ${NOW} and held_until < ${NOW} + 3600000)`;

const CRAWL = `select *, head is not null as has_report, ${IS_HELD} as is_held from crawl`;
/** What is being deleted is gone for everybody. */
const IS_THERE = "phase <> 'deleted'";

function prepare(database: Database) {
  return {
    create: database.prepare(
      "insert into crawl(secret_hash, url, phase, settings, created_at, kept_until, earlier, enquiry, visitor) values (?, ?, 'waiting', ?, ?, ?, ?, ?, ?)",
    ),
    find: database.prepare(`${CRAWL} where secret_hash = ?`),
    get: database.prepare(`${CRAWL} where id = ? and ${IS_THERE}`),
    owner: database.prepare(`select owner from crawl where id = ? and ${IS_THERE}`),
    claim: database.prepare(
      `update crawl set taken = taken + (owner is not ?), owner = ?, held_until = ${NOW} + ? where id = ? and ${IS_THERE} and (owner = ? or not ${IS_HELD})`,
    ),
    renew: database.prepare(
      `update crawl set held_until = ${NOW} + ?, progress = coalesce(?, progress) where id = ? and owner = ? returning wish`,
    ),
    release: database.prepare(
      "update crawl set owner = null, held_until = 0, taken = 0 where id = ? and owner = ?",
    ),
    unfinished: database.prepare(
      `${CRAWL} where phase in ('waiting', 'reading', 'judging') order by id`,
    ),
    addFrontier: database.prepare(
      "insert into frontier(crawl, n, url, found_by, depth, state, turn, not_read) values (?, ?, ?, ?, ?, ?, ?, ?)",
    ),
    changeFrontier: database.prepare(
      "update frontier set found_by = ?, depth = ? where crawl = ? and n = ?",
    ),
    giveTurn: database.prepare("update frontier set turn = ? where crawl = ? and n = ?"),
    setState: database.prepare(
      "update frontier set state = ?, not_read = ? where crawl = ? and n = ?",
    ),
    addPage: database.prepare(
      "insert or replace into page(crawl, n, body, links, leads) values (?, ?, ?, ?, ?)",
    ),
    addTarget: database.prepare("insert into target(crawl, n, url, kind) values (?, ?, ?, ?)"),
    setTarget: database.prepare("update target set body = ? where crawl = ? and n = ?"),
    setPart: database.prepare("insert or replace into part(crawl, name, body) values (?, ?, ?)"),
    frontier: database.prepare(
      'select n, url, found_by as "foundBy", depth, state, turn, not_read as "notRead" from frontier where crawl = ? order by n',
    ),
    part: database.prepare("select body from part where crawl = ? and name = ?"),
    parts: database.prepare("select name, body from part where crawl = ?"),
    targets: database.prepare(
      'select n, url, kind, body is not null as "isAsked" from target where crawl = ? order by n',
    ),
    askedTargets: database.prepare(
      "select body from target where crawl = ? and body is not null order by n",
    ),
    pages: database.prepare("select n, body, leads from page where crawl = ? order by n"),
    page: database.prepare("select body from page where crawl = ? and n = ?"),
    links: database.prepare(
      "select links from page where crawl = ? and links is not null order by n",
    ),
    dropFindings: database.prepare("delete from finding where crawl = ?"),
    addFinding: database.prepare("insert into finding(crawl, kind, n, body) values (?, ?, ?, ?)"),
    setHead: database.prepare("update crawl set head = ? where id = ?"),
    head: database.prepare("select head from crawl where id = ?"),
    findings: database.prepare(
      "select body from finding where crawl = ? and kind = ? and n >= ? order by n limit ?",
    ),
    countFindings: database.prepare(
      "select count(*) as total from finding where crawl = ? and kind = ?",
    ),
    ofEnquiries: database.prepare(
      "select enquiry, created_at, phase from crawl where enquiry is not null order by id",
    ),
    ofEnquiry: database.prepare("select id from crawl where enquiry = ?"),
    due: database.prepare(`select id from crawl where kept_until <= ? and ${IS_THERE}`),
    hide: database.prepare(
      "update crawl set phase = 'deleted', secret_hash = 'deleted ' || id, enquiry = null, visitor = null, owner = null, head = null where id = ?",
    ),
    hidden: database.prepare("select id from crawl where phase = 'deleted'"),
    dropSome: DROPPED_AT_ONCE.map(([table, key, rows]) =>
      database.prepare(
        `delete from ${table} where crawl = ? and ${key} in (select ${key} from ${table} where crawl = ? limit ${rows})`,
      ),
    ),
    remove: database.prepare("delete from crawl where id = ?"),
    dropFile: database.prepare("delete from export where crawl = ? and format = ?"),
    addPiece: database.prepare("insert into export(crawl, format, n, bytes) values (?, ?, ?, ?)"),
    piece: database.prepare("select bytes from export where crawl = ? and format = ? and n = ?"),
    addBytes: database.prepare("update crawl set bytes = bytes + ? where id = ?"),
    bytes: database.prepare("select bytes from crawl where id = ?"),
    visitorBytes: database.prepare("select sum(bytes) as bytes from crawl where visitor = ?"),
    allBytes: database.prepare(
      "select (page_count - freelist_count) * page_size as bytes from pragma_page_count, pragma_freelist_count, pragma_page_size",
    ),
    oldestReport: database.prepare(
      `select id from crawl where phase in ('done', 'stopped', 'failed')
       order by visitor is null, is_shared, ended_at, id limit 1`,
    ),
  };
}
