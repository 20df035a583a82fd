import { once } from "node:events";
import os from "node:os";
import { Worker } from "node:worker_threads";

import { expect, test } from "vitest";

const MODULE = new URL("yield-to-visitors.ts", import.meta.url).href;
/** Tells the priorities of the thread and of V8's own. */
const IN_THREAD = `
  const { parentPort } = await import("node:worker_threads");
  const { listCollectors, readThreadNumber, yieldToVisitors } = await import(${JSON.stringify(MODULE)});
  const os = await import("node:os");
  yieldToVisitors();
  const numbers = [readThreadNumber(), ...listCollectors()];
  parentPort.postMessage(numbers.map((number) => os.getPriority(number)));
`;

test.runIf(process.platform === "linux")(
  "a thread that yields and the collectors of its garbage come after the server's loop",
  async () => {
    const before = os.getPriority(process.pid);
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(IN_THREAD)}`));

    const [priorities] = await once(worker, "message");
    await worker.terminate();

    expect(priorities.length).toBeGreaterThan(1);
    expect(new Set(priorities)).toEqual(new Set([10]));
    expect(os.getPriority(process.pid)).toBe(before);
  },
);
