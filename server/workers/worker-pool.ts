import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

export type WorkerPoolOptions<Failed> = {
  /** The module that answers each message with one message: server/workers/answer-tasks.ts. */
  module: URL;
  /** Processes at most; they are started as they are needed. */
  size?: number;
  /** How many of them one party may have at a time, so that nobody waits for one party's work alone. */
  perParty?: number;
  /** A task that takes longer fails, and its process is ended. */
  limitMs: number;
  /** Of JavaScript objects in one process: one that wants more ends, and nothing else with it. */
  memoryMb: number;
  /** Of these, those that are new at a time: many small pages want much of it, few large ones little. */
  newMemoryMb: number;
  /** The answer where nobody waits any more, or none is left to ask. */
  failed: Failed;
  /** The answer where the process died of the task, or took too long over it. */
  died?: Failed;
};

export type RunOptions = {
  /** Where it is aborted the task has failed at once, and the process that was at it is ended. */
  signal?: AbortSignal | undefined;
  /** Whose task it is: a visitor's household, a crawl. Parties are served in turn. */
  party?: string | undefined;
};

export type WorkerPool<Task, Answer> = {
  run: (task: Task, options?: RunOptions) => Promise<Answer>;
  /** Lets go of processes that have nothing to do, and of their memory; the next task gets a new one. */
  rest: () => void;
  close: () => Promise<void>;
};

type Waiting = { task: unknown; party: string; resolve: (answer: unknown) => void };

/** A process, and what it is at; it rests while there is nothing. */
type Bench = { worker: ChildProcess; at?: Waiting; timer?: NodeJS.Timeout };

/**
 * Modules as Node compiled them, their types left out: a process that finds them starts in a third of
 * the time. Where the folder cannot be written, every process reads its modules anew.
 * https://nodejs.org/docs/latest-v24.x/api/module.html#module-compile-cache
 */
const COMPILED = path.join(import.meta.dirname, "../..", "node_modules", ".cache", "compiled");

/**
 * V8 compiles twice: Maglev quickly and well, TurboFan slowly and a little better. By its own measure
 * (3,000) TurboFan begins within the first pages, and its helper threads then take a fifth of the
 * processor time of a hundred; a thousand pages cost the same either way. https://v8.dev/blog/maglev
 */
const TURBOFAN_AFTER = 50_000;

/** An idle worker is let go, so that a quiet server holds no memory for it. */
const IDLE_MS = 30_000;

/**
 * Work in processes of their own, a few at a time; the rest waits its turn. What V8 does where memory
 * is out ends a whole process, a thread's limits notwithstanding, so it must not be the server's. A
 * worker that dies or takes too long costs its task; the next task gets a new one.
 */
export function createWorkerPool<Task, Answer>({
  module,
  size = 1,
  perParty = size,
  limitMs,
  memoryMb,
  newMemoryMb,
  failed,
  died = failed,
}: WorkerPoolOptions<Answer>): WorkerPool<Task, Answer> {
  /** By party, in the order in which they will be served. */
  const queue = new Map<string, Waiting[]>();
  const benches = new Set<Bench>();
  let isClosed = false;

  function next() {
    for (let party = findParty(); party !== undefined; party = findParty()) {
      const bench = findFreeBench();
      if (bench === undefined) return;
      const waiting = take(party);
      clearTimeout(bench.timer);
      bench.at = waiting;
      // Not let go of by the event loop: whoever waits for an answer gets one.
      bench.timer = setTimeout(() => dismiss(bench, died), limitMs);
      bench.worker.send(waiting.task as object, (error) => error && dismiss(bench, died));
    }
  }

  /** The first in turn that has not got its share of the processes. */
  function findParty(): string | undefined {
    const atWork = [...benches].flatMap(({ at }) => at?.party ?? []);
    return queue.keys().find((party) => atWork.filter((one) => one === party).length < perParty);
  }

  /** The party's first task; its others wait behind all other parties. */
  function take(party: string): Waiting {
    const [first, ...others] = queue.get(party)!;
    queue.delete(party);
    if (others.length > 0) queue.set(party, others);
    return first!;
  }

  function findFreeBench(): Bench | undefined {
    const free = [...benches].find(({ at }) => at === undefined);
    if (free !== undefined || benches.size >= size) return free;
    const bench: Bench = { worker: startWorker(module, memoryMb, newMemoryMb) };
    bench.worker.on("message", (answer: unknown) => finish(bench, answer));
    bench.worker.on("error", () => dismiss(bench, died));
    bench.worker.on("exit", () => dismiss(bench, died));
    benches.add(bench);
    return bench;
  }

  function finish(bench: Bench, answer: unknown) {
    const { at } = bench;
    if (at === undefined) return;
    clearTimeout(bench.timer);
    delete bench.at;
    bench.timer = setTimeout(() => dismiss(bench, failed), IDLE_MS).unref();
    at.resolve(answer);
    next();
  }

  /** The process is ended; what it was at is answered so. */
  function dismiss(bench: Bench, answer: Answer) {
    if (!benches.delete(bench)) return;
    clearTimeout(bench.timer);
    bench.worker.kill("SIGKILL");
    bench.at?.resolve(answer);
    next();
  }

  /** Nobody waits for its answer any more. */
  function giveUp(waiting: Waiting) {
    const bench = [...benches].find(({ at }) => at === waiting);
    if (bench !== undefined) return dismiss(bench, failed);
    const others = queue.get(waiting.party)?.filter((other) => other !== waiting) ?? [];
    if (others.length > 0) queue.set(waiting.party, others);
    else queue.delete(waiting.party);
    waiting.resolve(failed);
  }

  return {
    run: (task, { signal, party = "" } = {}) =>
      new Promise((resolve) => {
        if (isClosed || signal?.aborted === true) {
          resolve(failed);
          return;
        }
        const stop = () => giveUp(waiting);
        const waiting: Waiting = {
          task,
          party,
          resolve: (answer) => {
            signal?.removeEventListener("abort", stop);
            resolve(answer as Answer);
          },
        };
        signal?.addEventListener("abort", stop);
        queue.set(party, [...(queue.get(party) ?? []), waiting]);
        next();
      }),
    rest() {
      for (const bench of benches) if (bench.at === undefined) dismiss(bench, failed);
    },
    async close() {
      isClosed = true;
      for (const { resolve } of [...queue.values()].flat()) resolve(failed);
      queue.clear();
      const ends = [...benches].map(({ worker }) => {
        worker.ref();
        return once(worker, "exit");
      });
      for (const bench of benches) dismiss(bench, failed);
      await Promise.all(ends);
    },
  };
}

function startWorker(module: URL, memoryMb: number, newMemoryMb: number): ChildProcess {
  const worker = fork(module, {
    execArgv: [
      `--max-old-space-size=${memoryMb}`,
      // V8 has three times as much of it: https://nodejs.org/docs/latest-v24.x/api/cli.html#--max-semi-space-sizesize-in-mib
      `--max-semi-space-size=${Math.max(1, Math.floor(newMemoryMb / 3))}`,
      `--invocation-count-for-turbofan=${TURBOFAN_AFTER}`,
    ],
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
    // What it would say could quote a page.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
  // It never keeps the process alive: the deadline of a task does.
  worker.unref();
  worker.channel?.unref();
  return worker;
}
