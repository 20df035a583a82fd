/** Judges pages beside the server's loop, so that no page of ours waits for somebody's 3 MB of HTML. */
import { parentPort } from "node:worker_threads";

import { judge, type JudgeTask } from "#engine/live/judge.ts";

parentPort?.on("message", (task: JudgeTask) => {
  parentPort?.postMessage(answer(task));
});

/** The words of an error could quote the page; whoever asked learns that it failed. */
function answer(task: JudgeTask): unknown {
  try {
    return judge(task);
  } catch {
    return { ok: false, problem: "failed" };
  }
}
