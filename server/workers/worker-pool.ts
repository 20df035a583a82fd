import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

import { processorTime } from "./processor-time.ts";
import { startWorker, type WorkerMemory } from "./start-worker.ts";
import { Turns } from "#lib/turns.ts";

export type WorkerPoolOptions<Failed> = WorkerMemory & {
  /** The module that answers each message with one message: server/workers/answer-tasks.ts. */
  module: URL;
  /** Processes at most; they are started as they are needed. */
  size?: number;
  /** How many of them one requester may have at a time, so that others are not held up. */
  perRequester?: number;
  /** A task that takes longer fails, and its process is ended. */
  limitMs: number;
  /**
   * For background work: `limitMs` is then processor time, and a task may take this long by the clock. A
   * busy machine is no fault of the task.
   */
  patienceMs?: number;
  /** The answer to a cancelled task, and if no worker is left. */
  failed: Failed;
  /** The answer if the process died of the task, or took too long. */
  died?: Failed;
};

export type RunOptions = {
  /** When aborted, the task fails at once, and its process is ended. */
  signal?: AbortSignal | undefined;
  /** Whose task it is: a visitor's key, a crawl. Requesters are served in turn. */
  requester?: string | undefined;
};

/** The side of a pool that its callers see. */
export type Workers<Task, Answer> = Pick<WorkerPool<Task, Answer>, "run" | "close">;

type WaitingTask = { task: unknown; requester: string; resolve: (answer: unknown) => void };

/** A process, and the task that it has; undefined while it is idle. */
type Slot = { worker: ChildProcess; at?: WaitingTask; timer?: NodeJS.Timeout };

/** An idle process is ended, so that a quiet server keeps no memory for it. */
const IDLE_MS = 30_000;

/**
 * Work in processes of their own, a few at a time; the rest waits its turn. What V8 does where memory
 * is out ends a whole process, a thread's limits notwithstanding, so it must not be the server's. A
 * worker that dies or takes too long costs its task; the next task gets a new one.
 */
export class WorkerPool<Task, Answer> {
  readonly #options: Required<WorkerPoolOptions<Answer>>;
  readonly #turns = new Turns<string, WaitingTask>();
  readonly #slots = new Set<Slot>();
  #isClosed = false;

  constructor({ size = 1, perRequester = size, died, ...options }: WorkerPoolOptions<Answer>) {
    const { limitMs, patienceMs = limitMs, failed } = options;
    this.#options = { ...options, size, perRequester, patienceMs, died: died ?? failed };
  }

  run(task: Task, { signal, requester = "" }: RunOptions = {}): Promise<Answer> {
    if (this.#isClosed || signal?.aborted === true) return Promise.resolve(this.#options.failed);
    return new Promise((resolve) => {
      const stop = () => this.#giveUp(waiting);
      const waiting: WaitingTask = {
        task,
        requester,
        resolve: (answer) => {
          signal?.removeEventListener("abort", stop);
          resolve(answer as Answer);
        },
      };
      signal?.addEventListener("abort", stop);
      this.#turns.add(waiting);
      this.#next();
    });
  }

  /** Processes without a task end now and not after a while: something else needs their memory. */
  endIdle() {
    for (const slot of [...this.#slots].filter(({ at }) => at === undefined)) {
      this.#end(slot, this.#options.failed);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const { failed } = this.#options;
    for (const { resolve } of this.#turns.clear()) resolve(failed);
    const ends = [...this.#slots].map(({ worker }) => {
      worker.ref();
      return once(worker, "exit");
    });
    for (const slot of this.#slots) this.#end(slot, failed);
    await Promise.all(ends);
  }

  #next() {
    const { limitMs, patienceMs, died, size } = this.#options;
    for (;;) {
      const free = [...this.#slots].find(({ at }) => at === undefined);
      if (free === undefined && this.#slots.size >= size) return;
      const waiting = this.#turns.take((requester) => this.#hasShare(requester));
      if (waiting === undefined) return;
      const slot = free ?? this.#open();
      clearTimeout(slot.timer);
      slot.at = waiting;
      this.#limit(slot, limitMs, {
        endsAt: performance.now() + patienceMs,
        before: processorTime(slot.worker.pid) ?? 0,
      });
      slot.worker.send(waiting.task as object, (error) => error && this.#end(slot, died));
    }
  }

  /** The timer keeps the event loop alive, so that the caller gets an answer. */
  #limit(slot: Slot, afterMs: number, task: { endsAt: number; before: number }) {
    const { limitMs, died } = this.#options;
    slot.timer = setTimeout(() => {
      const used = (processorTime(slot.worker.pid) ?? Infinity) - task.before;
      const left = Math.min(limitMs - used, task.endsAt - performance.now());
      if (left > 0) this.#limit(slot, left, task);
      else this.#end(slot, died);
    }, afterMs);
  }

  /** Whether a requester may have one more process. */
  #hasShare(requester: string): boolean {
    const own = [...this.#slots].filter(({ at }) => at?.requester === requester);
    return own.length < this.#options.perRequester;
  }

  #open(): Slot {
    const { module, died } = this.#options;
    const slot: Slot = { worker: startWorker(module, this.#options) };
    slot.worker.on("message", (answer: unknown) => this.#finish(slot, answer));
    slot.worker.on("error", () => this.#end(slot, died));
    slot.worker.on("exit", () => this.#end(slot, died));
    this.#slots.add(slot);
    return slot;
  }

  #finish(slot: Slot, answer: unknown) {
    const { at } = slot;
    if (at === undefined) return;
    clearTimeout(slot.timer);
    delete slot.at;
    slot.timer = setTimeout(() => this.#end(slot, this.#options.failed), IDLE_MS).unref();
    at.resolve(answer);
    this.#next();
  }

  /** The process is ended; `answer` is the answer to the task that it had. */
  #end(slot: Slot, answer: Answer) {
    if (!this.#slots.delete(slot)) return;
    clearTimeout(slot.timer);
    slot.worker.kill("SIGKILL");
    slot.at?.resolve(answer);
    this.#next();
  }

  /** Its answer is not needed any more. */
  #giveUp(waiting: WaitingTask) {
    const { failed } = this.#options;
    const slot = [...this.#slots].find(({ at }) => at === waiting);
    if (slot !== undefined) return this.#end(slot, failed);
    this.#turns.remove(waiting);
    waiting.resolve(failed);
  }
}
