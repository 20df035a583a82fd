import {
  testUrls,
  type RobotsTest,
  type RobotsTestResult,
} from "#app/tools/robots-txt-generator/test-urls.ts";

/** Beside the page, so that it answers while a large file is read; in it, where there are no workers. */
export function runTest(test: RobotsTest): Promise<RobotsTestResult> {
  return new Promise((resolve) => {
    const worker = startWorker();
    if (!worker) {
      resolve(testUrls(test));
      return;
    }
    worker.addEventListener("message", (event: MessageEvent<RobotsTestResult>) => {
      resolve(event.data);
      worker.terminate();
    });
    worker.addEventListener("error", () => {
      resolve(testUrls(test));
      worker.terminate();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(test);
  });
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL("./test-urls.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return undefined;
  }
}
