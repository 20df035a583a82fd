import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { expect, onTestFinished, test, vi } from "vitest";

import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";
import { WorkerPool, type WorkerPoolOptions } from "./worker-pool.ts";

/** A pool whose workers answer with what `body` makes of `task`. */
function poolOf(body: string, options: Partial<WorkerPoolOptions<unknown>> = {}) {
  const file = path.join(makeTemporaryFolder(), "worker.mjs");
  writeFileSync(file, `process.on("message", async (task) => { ${body} });`);
  const pool = new WorkerPool<unknown, unknown>({
    module: pathToFileURL(file),
    limitMs: 60_000,
    memoryMb: 64,
    newMemoryMb: 16,
    failed: "failed",
    died: "died",
    ...options,
  });
  onTestFinished(() => pool.close());
  return pool;
}

const ECHO = "process.send(task);";
const STUCK = `if (task === "for ever") for (;;); ${ECHO}`;

test("the first process leaves its modules compiled for those that follow", async () => {
  const folder = makeTemporaryFolder();
  vi.stubEnv("NODE_COMPILE_CACHE", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const pool = poolOf("", {
    module: new URL("../live/judge.worker.ts", import.meta.url),
    memoryMb: 128,
  });

  await pool.run({ what: "nothing" });
  await vi.waitFor(() =>
    expect(readdirSync(folder, { recursive: true }).length).toBeGreaterThan(20),
  );
});

test("work that nobody waits for any more is ended at once, or never begun", async () => {
  const pool = poolOf(STUCK);
  const gone = new AbortController();
  const { signal } = gone;
  const endless = pool.run("for ever", { signal });
  const unbegun = pool.run("for ever", { signal });
  const next = pool.run("next");
  gone.abort();

  expect(await Promise.all([endless, unbegun, next])).toEqual(["failed", "failed", "next"]);
  expect(await pool.run("for ever", { signal })).toBe("failed");
});

test.each([
  [
    "more memory than it may have",
    "const all = []; for (;;) all.push(new Array(1000).fill(task));",
  ],
  // V8 ends the process for it, whatever the limit on memory is.
  ["an end by V8 itself", `process.abort();`],
  ["more time than it may have", "for (;;);"],
])("%s costs one task, and not those behind it", async (_what, deed) => {
  const pool = poolOf(`if (task === "bad") { ${deed} } ${ECHO}`, { limitMs: 2_000 });
  const answers = ["bad", "good", "bad", "good"].map((task) => pool.run(task));
  expect(await Promise.all(answers)).toEqual(["died", "good", "died", "good"]);
});

test("on demand idle processes end at once, and those at work go on", async () => {
  const pool = poolOf(
    `if (task === "slow") await new Promise((wake) => setTimeout(wake, 500)); process.send(process.pid);`,
    { size: 2 },
  );
  const slow = pool.run("slow");
  const idle = Number(await pool.run("quick"));

  pool.endIdle();

  await vi.waitFor(() => expect(() => process.kill(idle, 0)).toThrow("ESRCH"));
  expect(Number(await slow)).not.toBe(idle);
  expect(Number(await pool.run("quick"))).not.toBe(idle);
});

test("requesters are served in turn, whichever of them has more to do", async () => {
  const pool = poolOf(ECHO);
  const done: string[] = [];
  const run = (requester: string, task: string) =>
    pool.run(task, { requester }).then((answer) => done.push(String(answer)));
  await Promise.all([run("a", "a1"), run("a", "a2"), run("a", "a3"), run("b", "b1")]);
  // The first was begun at once; of those that wait, "a" came first.
  expect(done).toEqual(["a1", "a2", "b1", "a3"]);
});

test("one requester's work leaves a worker for others", async () => {
  const pool = poolOf(STUCK, { size: 2, perRequester: 1 });
  const gone = new AbortController();
  const stuck = ["for ever", "for ever"].map((task) =>
    pool.run(task, { requester: "one", signal: gone.signal }),
  );
  expect(await pool.run("hello", { requester: "other" })).toBe("hello");
  gone.abort();
  expect(await Promise.all(stuck)).toEqual(["failed", "failed"]);
});

test("on a busy machine it is the processor's time that counts, within the patience", async () => {
  const body = `
    if (task === "waits") await new Promise((wake) => setTimeout(wake, 1_500));
    if (task === "works") for (;;);
    process.send(task);`;
  const timed = { limitMs: 600 };
  const patient = poolOf(body, { ...timed, patienceMs: 60_000 });

  expect(await patient.run("waits")).toBe("waits");
  expect(await patient.run("works")).toBe("died");
  expect(await poolOf(body, { ...timed, patienceMs: 900 }).run("waits")).toBe("died");
  expect(await poolOf(body, timed).run("waits")).toBe("died");
});
