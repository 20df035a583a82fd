import { expect, test } from "vitest";

import { createWorkerPool } from "#server/worker-pool.ts";

test("threads find their modules compiled", async () => {
  const source = `
    import { getCompileCacheDir } from "node:module";
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", () => parentPort.postMessage(getCompileCacheDir() ?? "nowhere"));`;
  const pool = createWorkerPool<string, string>({
    module: new URL(`data:text/javascript,${encodeURIComponent(source)}`),
    limitMs: 10_000,
    memoryMb: 64,
    newMemoryMb: 16,
    failed: "failed",
  });

  expect(await pool.run("where")).toContain("node_modules/.cache/compiled");
  await pool.close();
});

test("a thread that rests is another one than before", async () => {
  const source = `
    import { parentPort, threadId } from "node:worker_threads";
    parentPort.on("message", () => parentPort.postMessage(threadId));`;
  const pool = createWorkerPool<string, number>({
    module: new URL(`data:text/javascript,${encodeURIComponent(source)}`),
    limitMs: 10_000,
    memoryMb: 64,
    newMemoryMb: 16,
    failed: -1,
  });

  const first = await pool.run("who");
  expect(await pool.run("who")).toBe(first);
  pool.rest();
  const second = pool.run("who");
  // Whoever works is left to it.
  pool.rest();
  expect(await second).toBeGreaterThan(first);
  await pool.close();
});
