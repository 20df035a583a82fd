import { fork, type ChildProcess } from "node:child_process";

import { COMPILED_MODULES } from "./compiled-modules.ts";

export type WorkerMemory = {
  /** Of JavaScript objects in one process: one that wants more ends, and nothing else with it. */
  memoryMb: number;
  /** Of these, those that are new at a time: many small pages want much of it, few large ones little. */
  newMemoryMb: number;
};

/** A process that answers tasks: server/workers/answer-tasks.ts. */
export function startWorker(module: URL, { memoryMb, newMemoryMb }: WorkerMemory): ChildProcess {
  const worker = fork(module, {
    execArgv: [
      `--max-old-space-size=${memoryMb}`,
      // V8 has three times as much of it: https://nodejs.org/docs/latest-v24.x/api/cli.html#--max-semi-space-sizesize-in-mib
      `--max-semi-space-size=${Math.max(1, Math.floor(newMemoryMb / 3))}`,
    ],
    env: { NODE_COMPILE_CACHE: COMPILED_MODULES, ...process.env },
    // What it would print could quote a page.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
  // It never keeps the server alive: the deadline of a task does.
  worker.unref();
  worker.channel?.unref();
  return worker;
}
