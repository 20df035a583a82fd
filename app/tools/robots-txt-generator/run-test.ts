import { makeAsker } from "#app/browser/ask-worker.ts";
import { testUrls, type RobotsTest, type RobotsTestResult } from "#engine/robots-txt/test-urls.ts";

/** Beside the page, so that it answers while a large file is read. */
export const runTest = makeAsker<RobotsTest, RobotsTestResult>(
  () => new Worker(new URL("./test-urls.worker.ts", import.meta.url), { type: "module" }),
  (test) => Promise.resolve(testUrls(test)),
);
