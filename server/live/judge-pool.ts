import type { HtmlProblem } from "#engine/html/html-document.ts";
import type { JudgeAnswers, JudgeTask } from "#engine/live/judge.ts";
import type { Result } from "#lib/result.ts";

import { createWorkerPool } from "#server/worker-pool.ts";

/** "failed" too where nobody waits any more: `signal` ends the thread's work. */
export type Judge = <Task extends JudgeTask>(
  task: Task,
  signal?: AbortSignal,
) => Promise<Result<JudgeAnswers[Task["tool"]], HtmlProblem | "failed">>;

export type JudgePool = { judge: Judge; close: () => Promise<void> };

/** A page of 3 MB takes about a second; one that takes this long is built to. */
const LIMIT_MS = 20_000;
/**
 * Of JavaScript objects in one worker: the most that it may hold before it is ended, and how much of
 * them is new at a time. With V8's own measure of the new ones, a page of 3 MB takes 330 MB in place
 * of 150, and no less time.
 */
const MEMORY_MB = 256;
const NEW_MEMORY_MB = 4;

/** Judges in worker threads, a few at a time; the rest wait their turn. */
export function createJudgePool({ size = 1, limitMs = LIMIT_MS } = {}): JudgePool {
  const pool = createWorkerPool<JudgeTask, unknown>({
    module: new URL("judge.worker.ts", import.meta.url),
    size,
    limitMs,
    memoryMb: MEMORY_MB,
    newMemoryMb: NEW_MEMORY_MB,
    failed: { ok: false, problem: "failed" },
  });
  return {
    judge: ((task: JudgeTask, signal?: AbortSignal) =>
      pool.run(task, handOver(task), signal)) as Judge,
    close: pool.close,
  };
}

/**
 * The pages' bytes leave this thread with the task: copied, each page would stand in memory three
 * times. A page whose alternates are listed is judged with them afterwards, so it stays.
 */
function handOver(task: JudgeTask): readonly ArrayBuffer[] {
  if (task.tool === "alternates") return [];
  const pages = "pages" in task ? task.pages : [task];
  const buffers = pages.flatMap((each) =>
    "page" in each && each.page !== undefined ? [each.page.bytes.buffer] : [],
  );
  return [...new Set(buffers)].filter((buffer) => buffer instanceof ArrayBuffer);
}
