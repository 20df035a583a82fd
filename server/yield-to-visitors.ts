import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import os from "node:os";

/** Of nice(2): a tenth of the processor's time where the server's loop wants all of it. */
const PRIORITY = 10;
/** V8's own name for its threads, which collect garbage for all of a process. */
const COLLECTOR = "V8Worker";
const TASKS = "/proc/self/task";

/**
 * Called in a worker thread: from then on the server's own loop goes first where both want a
 * processor. V8's threads come after it too: they work for whoever makes most garbage, and that is
 * not the loop. On Linux each thread has a priority of its own, under its own number; elsewhere
 * nothing changes. https://man7.org/linux/man-pages/man2/setpriority.2.html
 */
export function yieldToVisitors(): void {
  if (process.platform !== "linux") return;
  try {
    for (const thread of [readThreadNumber(), ...listCollectors()]) {
      os.setPriority(thread, PRIORITY);
    }
  } catch {
    // No /proc, or a sandbox that forbids it: the work is done all the same.
  }
}

/** "1234/task/1240": the process, and this thread of it. */
export function readThreadNumber(): number {
  return Number(readlinkSync("/proc/thread-self").split("/").at(-1));
}

export function listCollectors(): number[] {
  return readdirSync(TASKS)
    .filter((thread) => readFileSync(`${TASKS}/${thread}/comm`, "utf8").trim() === COLLECTOR)
    .map(Number);
}
