import { once } from "node:events";
import os from "node:os";
import { Worker } from "node:worker_threads";

import { expect, test } from "vitest";

const MODULE = new URL("yield-to-visitors.ts", import.meta.url).href;
const IN_THREAD = `
  const { parentPort } = await import("node:worker_threads");
  const { readThreadNumber, yieldToVisitors } = await import(${JSON.stringify(MODULE)});
  const os = await import("node:os");
  yieldToVisitors();
  parentPort.postMessage(os.getPriority(readThreadNumber()));
`;

test.runIf(process.platform === "linux")(
  "a thread that yields comes after the server's loop, which stays as it was",
  async () => {
    const before = os.getPriority(process.pid);
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(IN_THREAD)}`));

    const [priority] = await once(worker, "message");
    await worker.terminate();

    expect(priority).toBe(10);
    expect(os.getPriority(process.pid)).toBe(before);
  },
);
