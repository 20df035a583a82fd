/** Judges a whole site beside the server's loop: thousands of pages at once, and all their links. */
import { parentPort } from "node:worker_threads";

import { doReportTask, type ReportTask } from "#server/site-audit/report-task.ts";

parentPort?.on("message", (task: ReportTask) => {
  doReportTask(task)
    // The words of an error could quote a page; whoever asked learns that it failed.
    .catch(() => ({ kind: "failed" }) as const)
    .then((answer) => parentPort?.postMessage(answer));
});
