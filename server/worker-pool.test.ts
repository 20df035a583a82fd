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

test("work that nobody waits for any more is ended at once, or never begun", async () => {
  const source = `
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", (task) => {
      while (task === "for ever");
      parentPort.postMessage(task);
    });`;
  const pool = createWorkerPool<string, string>({
    module: new URL(`data:text/javascript,${encodeURIComponent(source)}`),
    limitMs: 60_000,
    memoryMb: 64,
    newMemoryMb: 16,
    failed: "failed",
  });
  const gone = new AbortController();
  const endless = pool.run("for ever", [], gone.signal);
  const unbegun = pool.run("for ever", [], gone.signal);
  const next = pool.run("next");
  gone.abort();

  expect(await Promise.all([endless, unbegun, next])).toEqual(["failed", "failed", "next"]);
  expect(await pool.run("for ever", [], gone.signal)).toBe("failed");
  await pool.close();
});
