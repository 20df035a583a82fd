import { makeAsker } from "#app/lib/ask-worker.ts";
import {
  testUrls,
  type RobotsTest,
  type RobotsTestResult,
} from "#app/tools/robots-txt-generator/test-urls.ts";

/** Beside the page, so that it answers while a large file is read. */
export const runTest = makeAsker<RobotsTest, RobotsTestResult>(
  () => new Worker(new URL("./test-urls.worker.ts", import.meta.url), { type: "module" }),
  (test) => Promise.resolve(testUrls(test)),
);
