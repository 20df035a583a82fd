import { Worker } from "node:worker_threads";

import type { HtmlProblem } from "#engine/html/html-document.ts";
import type { JudgeAnswers, JudgeTask } from "#engine/live/judge.ts";
import type { Result } from "#lib/result.ts";

export type Judge = <Task extends JudgeTask>(
  task: Task,
) => Promise<Result<JudgeAnswers[Task["tool"]], HtmlProblem | "failed">>;

export type JudgePool = { judge: Judge; close: () => Promise<void> };

type Waiting = { task: JudgeTask; resolve: (answer: unknown) => void };

/** A thread, and what it judges; it rests while there is nothing. */
type Bench = { worker: Worker; at?: Waiting; timer?: NodeJS.Timeout };

/** A page of 3 MB takes about a second; one that takes this long is built to. */
const LIMIT_MS = 20_000;
/** Of JavaScript objects in one worker. */
const MEMORY_MB = 256;
/** An idle worker is let go, so that a quiet server holds no memory for it. */
const IDLE_MS = 30_000;

const failed = { ok: false, problem: "failed" } as const;

/**
 * Judges in worker threads, a few at a time; the rest wait their turn. A worker that breaks or takes
 * too long is ended and its answer is "failed"; the next task gets a new one.
 */
export function createJudgePool({ size = 1, limitMs = LIMIT_MS } = {}): JudgePool {
  const queue: Waiting[] = [];
  const benches = new Set<Bench>();
  let isClosed = false;

  function next() {
    const bench = findFreeBench();
    if (bench === undefined) return;
    const waiting = queue.shift();
    if (waiting === undefined) return;
    clearTimeout(bench.timer);
    bench.at = waiting;
    bench.timer = setTimeout(() => dismiss(bench), limitMs);
    bench.worker.postMessage(waiting.task);
  }

  function findFreeBench(): Bench | undefined {
    const free = [...benches].find(({ at }) => at === undefined);
    if (free !== undefined || queue.length === 0 || benches.size >= size) return free;
    const bench: Bench = { worker: startWorker() };
    bench.worker.on("message", (answer: unknown) => finish(bench, answer));
    bench.worker.on("error", () => dismiss(bench));
    bench.worker.on("exit", () => dismiss(bench));
    benches.add(bench);
    return bench;
  }

  function finish(bench: Bench, answer: unknown) {
    const { at } = bench;
    clearTimeout(bench.timer);
    delete bench.at;
    bench.timer = setTimeout(() => dismiss(bench), IDLE_MS).unref();
    at?.resolve(answer);
    next();
  }

  /** The thread is ended; what it was at has failed. */
  function dismiss(bench: Bench) {
    if (!benches.delete(bench)) return;
    clearTimeout(bench.timer);
    void bench.worker.terminate();
    bench.at?.resolve(failed);
    next();
  }

  return {
    judge: (task) =>
      new Promise((resolve) => {
        if (isClosed) {
          resolve(failed);
          return;
        }
        queue.push({ task, resolve: resolve as Waiting["resolve"] });
        next();
      }),
    async close() {
      isClosed = true;
      for (const { resolve } of queue.splice(0)) resolve(failed);
      const workers = [...benches].map(({ worker }) => worker);
      for (const bench of benches) dismiss(bench);
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function startWorker(): Worker {
  const worker = new Worker(new URL("judge.worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // It never keeps the process alive: whoever waits for an answer does.
  worker.unref();
  return worker;
}
