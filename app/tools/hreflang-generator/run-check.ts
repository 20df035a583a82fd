import type { CheckAnswer, CheckRequest } from "#app/tools/hreflang-generator/check-supplied.ts";

/**
 * Beside the page: the HTML parser is heavy, and a sitemap may be long. Where there are no workers,
 * the same is loaded into the page.
 */
export function runCheck(request: CheckRequest): Promise<CheckAnswer> {
  return new Promise((resolve, reject) => {
    const fallBack = () => {
      import("#app/tools/hreflang-generator/check-supplied.ts")
        .then(({ checkSupplied }) => resolve(checkSupplied(request)))
        .catch(reject);
    };
    const worker = startWorker();
    if (!worker) {
      fallBack();
      return;
    }
    worker.addEventListener("message", (event: MessageEvent<CheckAnswer>) => {
      resolve(event.data);
      worker.terminate();
    });
    worker.addEventListener("error", () => {
      fallBack();
      worker.terminate();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(request);
  });
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL("./check.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return undefined;
  }
}
