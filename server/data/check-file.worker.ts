/** A thread that reads a whole database, which may take seconds: whether it is damaged. */
import { parentPort, workerData } from "node:worker_threads";

import { assertSound, openToRead } from "./sqlite-file.ts";
import { isDamage } from "./store-fault.ts";

export type FileCheck = "sound" | "damaged" | "not-checked";

parentPort?.postMessage(check(String(workerData)), []);

function check(file: string): FileCheck {
  try {
    const database = openToRead(file);
    try {
      assertSound(database, "quick_check");
      return "sound";
    } finally {
      database.close();
    }
  } catch (error) {
    return isDamage(error) ? "damaged" : "not-checked";
  }
}
