import { setImmediate as immediate } from "node:timers/promises";

import { waitForOthers } from "#server/store/sqlite-busy.ts";
import type { Database } from "#server/store/sqlite-database.ts";
import type { Statements } from "#server/store/sqlite-statements.ts";

export type Write = <Value>(work: () => Value) => Promise<Value>;

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
/** Of free pages given back at a time: 1 MB. */
const VACUUM_PAGES = 256;
/** How long a deletion waits for others to have read, before the log is left to the next one. */
const EMPTYING_LIMIT_MS = 2_000;

/** The log to the file, where nobody else is in the way. */
export function writeBack(database: Database) {
  try {
    database.exec("pragma wal_checkpoint(passive)");
  } catch {
    // The report is in the log, which the next one writes back.
  }
}

/**
 * Deletes in small steps between which the loop goes on, gives the room back, and leaves no copy
 * behind. It waits for the disk, which nothing else here does, and is rare.
 */
export class Eraser {
  #database: Database;
  #statements: Statements;
  #write: Write;
  /** Deleted texts stand in the log until it is emptied. */
  #isLogDue = false;

  constructor(database: Database, statements: Statements, write: Write) {
    this.#database = database;
    this.#statements = statements;
    this.#write = write;
  }

  /** Also what a process that died left half deleted. */
  async erase(ids: readonly number[]): Promise<number> {
    const { all, change } = this.#statements;
    for (const id of ids) await this.#write(() => change(HIDE, [id]));
    for (const { id } of all("select id from crawl where phase = 'deleted'")) {
      const one = [Number(id)];
      for (const drop of DROPS) await this.#repeat(() => change(drop, one));
      await this.#write(() => change("delete from crawl where id = $1", one));
      this.#isLogDue = true;
    }
    await this.#repeat(() => {
      this.#database.exec(`pragma incremental_vacuum(${VACUUM_PAGES})`);
      return Number(all("pragma freelist_count")[0]?.["freelist_count"]);
    });
    await this.#emptyLogSoon();
    return ids.length;
  }

  /** Until nothing is left to do. Now and then the log is written back to the file, and stays short. */
  async #repeat(step: () => number) {
    for (let steps = 1; this.#database.isOpen && (await this.#write(step)) > 0; steps += 1) {
      if (steps % STEPS_TO_WRITE_BACK === 0) writeBack(this.#database);
      await immediate();
    }
  }

  async #emptyLogSoon() {
    const deadline = performance.now() + EMPTYING_LIMIT_MS;
    while (this.#isLogDue && this.#database.isOpen) {
      this.#isLogDue = !this.#emptyLog();
      if (!this.#isLogDue || performance.now() > deadline) break;
      await waitForOthers();
    }
  }

  /** False where a report that is being made reads from the log, or where the disk is full. */
  #emptyLog(): boolean {
    try {
      const [row] = this.#statements.all("pragma wal_checkpoint(truncate)");
      return row?.["busy"] === 0;
    } catch {
      return false;
    }
  }
}

const HIDE = `update crawl set phase = 'deleted', secret_hash = 'deleted ' || id, enquiry = null,
  visitor = null, owner = null, head = null where id = $1`;

const DROPS = DROPPED_AT_ONCE.map(
  ([table, key, rows]) =>
    `delete from ${table} where crawl = $1 and ${key} in (select ${key} from ${table} where crawl = $1 limit ${rows})`,
);
