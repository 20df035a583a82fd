import { setImmediate as immediate } from "node:timers/promises";

import { number } from "#server/data/row-shape.ts";
import type { SqliteData } from "#server/data/sqlite.ts";

/** Rows deleted at a time, by how large they may be: a page and its links a megabyte, an address 2 kB. */
const DROPPED_AT_ONCE = [
  ["page", "n", 2],
  ["part", "name", 1],
  ["finding", "n", 50],
  // Of each of five files.
  ["export", "n", 4],
  // Of at most twenty addresses.
  ["recheck", "fix", 20],
  ["frontier", "n", 500],
  ["target", "n", 500],
] as const;
/** Writing back waits for the disk twice. */
const STEPS_TO_WRITE_BACK = 8;
/** Of free pages given back at a time: 1 MB. */
const VACUUM_PAGES = 256;
/** How long a deletion waits for readers before it leaves the log to the next deletion. */
const EMPTYING_LIMIT_MS = 2_000;

/** Writes the log back to the file, unless another process is in the way. */
export async function writeBack({ alone }: SqliteData): Promise<void> {
  // What fails: the report is in the log, which the next one writes back.
  await alone((database) => database.exec("pragma wal_checkpoint(passive)")).catch(() => {});
}

/**
 * Deletes in small steps between which the loop goes on, frees the space, and leaves no copy behind.
 * Only this waits for the disk, and it is rare.
 */
export class Eraser {
  #data: SqliteData;
  /** Deleted texts are in the log until it is emptied. */
  #isLogDue = false;

  constructor(data: SqliteData) {
    this.#data = data;
  }

  /** Also what a process that died left half deleted. */
  async erase(ids: readonly number[]): Promise<number> {
    const { all, change, alone } = this.#data;
    for (const id of ids) await change(HIDE, [id]);
    for (const row of await all("select id from crawl where phase = 'deleted'")) {
      const one = [number(row, "id")];
      for (const drop of DROPS) await this.#repeat(() => change(drop, one));
      await change("delete from crawl where id = $1", one);
      this.#isLogDue = true;
    }
    await this.#repeat(() =>
      alone((database) => {
        database.exec(`pragma incremental_vacuum(${VACUUM_PAGES})`);
        return number(database.prepare("pragma freelist_count").get() ?? {}, "freelist_count");
      }),
    );
    await this.#emptyLog();
    return ids.length;
  }

  /** Until nothing is left to do. Now and then the log is written back to the file, and stays short. */
  async #repeat(step: () => Promise<number>) {
    for (let steps = 1; this.#data.database.isOpen && (await step()) > 0; steps += 1) {
      if (steps % STEPS_TO_WRITE_BACK === 0) await writeBack(this.#data);
      await immediate();
    }
  }

  /** Stays due where a report that is being made reads from the log, or where the disk is full. */
  async #emptyLog() {
    if (!this.#isLogDue || !this.#data.database.isOpen) return;
    const isEmpty = await this.#data.emptyLog(EMPTYING_LIMIT_MS).catch(() => false);
    this.#isLogDue = !isEmpty;
  }
}

const HIDE = `update crawl set phase = 'deleted', secret_hash = 'deleted ' || id, enquiry = null,
  visitor = null, owner = null, head = null where id = $1`;

const DROPS = DROPPED_AT_ONCE.map(
  ([table, key, rows]) =>
    `delete from ${table} where crawl = $1 and ${key} in (select ${key} from ${table} where crawl = $1 limit ${rows})`,
);
