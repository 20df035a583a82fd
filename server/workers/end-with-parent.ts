/**
 * A thread of a worker process: ends it where the server is gone. In the midst of a page the process's
 * own loop hears of that only after the page, which may be built to take minutes.
 */
import { workerData } from "node:worker_threads";

const LOOK_EVERY_MS = 500;

setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, "SIGKILL");
}, LOOK_EVERY_MS);
