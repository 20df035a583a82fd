import { execFileSync } from "node:child_process";

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

test("the slow compiler is left alone for the first thousands of calls", () => {
  const worker = `
    import { parentPort } from "node:worker_threads";
    let sum = 0;
    function addUp(from) { for (let at = 0; at < 40; at += 1) sum += from % (at + 2); }
    parentPort.on("message", (times) => {
      for (let at = 0; at < times; at += 1) addUp(at);
      parentPort.postMessage(sum);
    });`;
  const process = `
    import { createWorkerPool } from ${JSON.stringify(new URL("worker-pool.ts", import.meta.url).href)};
    const pool = createWorkerPool({
      module: new URL(${JSON.stringify(`data:text/javascript,${encodeURIComponent(worker)}`)}),
      limitMs: 10_000, memoryMb: 64, newMemoryMb: 16, failed: "failed",
    });
    for (let at = 0; at < 40; at += 1) {
      await pool.run(500);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await pool.close();`;
  const trace = execFileSync(
    globalThis.process.execPath,
    ["--trace-opt", "--input-type=module", "-e", process],
    { encoding: "utf8" },
  );

  expect(trace).toMatch(/compiling .*<JSFunction addUp.*MAGLEV/);
  expect(trace).not.toMatch(/compiling .*<JSFunction addUp.*TURBOFAN/);
});
