import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { Worker, type TransferListItem } from "node:worker_threads";

export type WorkerPoolOptions<Failed> = {
  /** The module that answers each message with one message. */
  module: URL;
  /** Threads at most; they are started as they are needed. */
  size?: number;
  /** A task that takes longer fails, and its thread is ended. */
  limitMs: number;
  /** Of JavaScript objects in one thread. */
  memoryMb: number;
  /** Of these, those that are new at a time: many small pages want much of it, few large ones little. */
  newMemoryMb: number;
  /** The answer where a thread broke, took too long, or none is left to ask. */
  failed: Failed;
};

export type WorkerPool<Task, Answer> = {
  /** Where `signal` is aborted the task has failed at once, and the thread that was at it is ended. */
  run: (
    task: Task,
    transfer?: readonly TransferListItem[],
    signal?: AbortSignal,
  ) => Promise<Answer>;
  /** Lets go of threads that have nothing to do, and of their memory; the next task gets a new one. */
  rest: () => void;
  close: () => Promise<void>;
};

type Waiting = {
  task: unknown;
  transfer: readonly TransferListItem[];
  resolve: (answer: unknown) => void;
};

/** A thread, and what it is at; it rests while there is nothing. */
type Bench = { worker: Worker; at?: Waiting; timer?: NodeJS.Timeout };

/**
 * Modules as Node compiled them, their types left out: a thread that finds them starts in a third of
 * the time. Where the folder cannot be written, every thread reads its modules anew.
 * https://nodejs.org/docs/latest-v24.x/api/module.html#module-compile-cache
 */
const COMPILED = path.join(import.meta.dirname, "..", "node_modules", ".cache", "compiled");

/**
 * V8 compiles twice: Maglev quickly and well, TurboFan slowly and a little better. By its own measure
 * (3,000) TurboFan begins within the first pages, and its helper threads then take a fifth of the
 * processor time of a hundred; a thousand pages cost the same either way. Only the whole process can
 * be told so: its own loop is compiled later, too.
 * https://v8.dev/blog/maglev
 */
const TURBOFAN_AFTER = 50_000;

/** An idle worker is let go, so that a quiet server holds no memory for it. */
const IDLE_MS = 30_000;

/**
 * Work in worker threads, a few at a time; the rest waits its turn. A worker that breaks or takes
 * too long is ended and its answer is `failed`; the next task gets a new one.
 */
export function createWorkerPool<Task, Answer>({
  module,
  size = 1,
  limitMs,
  memoryMb,
  newMemoryMb,
  failed,
}: WorkerPoolOptions<Answer>): WorkerPool<Task, Answer> {
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
    bench.worker.postMessage(waiting.task, waiting.transfer);
  }

  function findFreeBench(): Bench | undefined {
    const free = [...benches].find(({ at }) => at === undefined);
    if (free !== undefined || queue.length === 0 || benches.size >= size) return free;
    const bench: Bench = { worker: startWorker(module, memoryMb, newMemoryMb) };
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

  /** Nobody waits for its answer any more. */
  function giveUp(waiting: Waiting) {
    const place = queue.indexOf(waiting);
    if (place !== -1) {
      queue.splice(place, 1);
      waiting.resolve(failed);
      return;
    }
    const bench = [...benches].find(({ at }) => at === waiting);
    if (bench !== undefined) dismiss(bench);
  }

  return {
    run: (task, transfer = [], signal) =>
      new Promise((resolve) => {
        if (isClosed || signal?.aborted === true) {
          resolve(failed);
          return;
        }
        const stop = () => giveUp(waiting);
        const waiting: Waiting = {
          task,
          transfer,
          resolve: (answer) => {
            signal?.removeEventListener("abort", stop);
            resolve(answer as Answer);
          },
        };
        signal?.addEventListener("abort", stop);
        queue.push(waiting);
        next();
      }),
    rest() {
      for (const bench of benches) if (bench.at === undefined) dismiss(bench);
    },
    async close() {
      isClosed = true;
      for (const { resolve } of queue.splice(0)) resolve(failed);
      const workers = [...benches].map(({ worker }) => worker);
      for (const bench of benches) dismiss(bench);
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function startWorker(module: URL, memoryMb: number, newMemoryMb: number): Worker {
  setFlagsFromString(`--invocation-count-for-turbofan=${TURBOFAN_AFTER}`);
  const worker = new Worker(module, {
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMb,
      maxYoungGenerationSizeMb: newMemoryMb,
    },
  });
  // It never keeps the process alive: whoever waits for an answer does.
  worker.unref();
  return worker;
}
