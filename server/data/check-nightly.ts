import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";

import { Cron } from "croner";

import type { Log } from "#server/log/log.ts";
import type { FileCheck } from "./check-file.worker.ts";
import type { Damage } from "./damage.ts";
import { StoreDamagedError } from "./store-fault.ts";

type NightlyOptions = {
  databases: readonly { file: string; damage: Pick<Damage, "note"> }[];
  log: Log;
  check?: (file: string) => Promise<FileCheck>;
};

/** Half past three in Pakistan: the watch is mostly through, and backups have been made. */
const NIGHTLY = "30 3 * * *";

/** Reads each database once a night, so that damage is found before the rows are needed. */
export function checkNightly({ databases, log, check = checkFile }: NightlyOptions) {
  async function checkAll() {
    for (const { file, damage } of databases) {
      if (!existsSync(file)) continue;
      const found = await check(file).catch((): FileCheck => "not-checked");
      if (found === "damaged") damage.note(new StoreDamagedError());
      if (found === "not-checked") log.warn("database_not_checked");
    }
  }
  const job = new Cron(NIGHTLY, { timezone: "Asia/Karachi", protect: true, unref: true }, checkAll);
  return { checkAll, stop: () => job.stop() };
}

/** Runs SQLite's `quick_check` in a thread: it must not hold up the loop. */
export function checkFile(file: string): Promise<FileCheck> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("check-file.worker.ts", import.meta.url), {
      workerData: file,
    });
    worker.unref();
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => resolve("not-checked"));
  });
}
