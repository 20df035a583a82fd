import { flushCompileCache } from "node:module";
import os from "node:os";
import { Worker } from "node:worker_threads";

/**
 * Called once in a process of server/workers/worker-pool.ts: each message is a task, and is answered with one
 * message. The server's own loop goes first where both want a processor, and it ends with the server.
 */
export function answerTasks<Task>(answer: (task: Task) => unknown): void {
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  let isFirst = true;
  process.on("message", async (task: Task) => {
    process.send?.(await answer(task));
    // Node writes its cache when a process ends by itself, and a pool ends its processes by SIGKILL.
    if (isFirst) flushCompileCache();
    isFirst = false;
  });
  process.once("disconnect", () => process.exit());
  new Worker(new URL("end-with-parent.ts", import.meta.url), { workerData: process.ppid }).unref();
}
