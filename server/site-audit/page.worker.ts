/** Reads the pages of crawls beside the server's loop, which never parses anybody's HTML. */
import { parentPort } from "node:worker_threads";

import { doPageTask, type PageTask, type PageTaskAnswer } from "#server/site-audit/page-task.ts";
import { yieldToVisitors } from "#server/yield-to-visitors.ts";

yieldToVisitors();

parentPort?.on("message", (task: PageTask) => {
  parentPort?.postMessage(answer(task));
});

/** The words of an error could quote the page; the crawl learns that it failed. */
function answer(task: PageTask): PageTaskAnswer {
  try {
    return doPageTask(task);
  } catch {
    return { kind: "failed", problem: "failed" };
  }
}
