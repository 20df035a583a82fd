import type { JudgeProblem, JudgeTask } from "#engine/live/judge.ts";
import type { Judgement } from "#engine/live/judge-text.ts";
import type { Result } from "#lib/result.ts";

import { WorkerPool, type RunOptions } from "#server/workers/worker-pool.ts";

/** Also "failed" if `signal` ends the work. `requester`: the visitor's key. */
export type Judge = <Task extends JudgeTask>(
  task: Task,
  options?: RunOptions,
) => Promise<Result<Judgement<Task["tool"]>, JudgeProblem | "failed">>;

export type JudgePool = { judge: Judge; close: () => Promise<void> };

/** A page of 3 MB takes about a second; one that takes this long is built to. */
const LIMIT_MS = 20_000;
/** Of JavaScript objects in one worker, enough for some 40,000 elements; and how much of them is new at a time. */
const MEMORY_MB = 128;
const NEW_MEMORY_MB = 6;

/** One for each of two visitors: a visitor who sends a very slow page holds up only themselves. */
const SIZE = 2;

/** Judges in worker processes; visitors are served in turn. */
export function createJudgePool({ size = SIZE, limitMs = LIMIT_MS } = {}): JudgePool {
  const pool = new WorkerPool<JudgeTask, unknown>({
    module: new URL("judge.worker.ts", import.meta.url),
    size,
    perRequester: 1,
    limitMs,
    memoryMb: MEMORY_MB,
    newMemoryMb: NEW_MEMORY_MB,
    failed: { ok: false, problem: "failed" },
  });
  return {
    judge: ((task, options) => pool.run(task, options)) as Judge,
    close: () => pool.close(),
  };
}
