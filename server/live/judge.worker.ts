/** Judges pages beside the server's loop, so that 3 MB of HTML never hold up our own pages. */
import type { JudgeTask } from "#engine/live/judge.ts";
import { judgeText } from "#engine/live/judge-text.ts";

import { answerTasks } from "#server/workers/answer-tasks.ts";

/** The words of an error could quote the page; the caller is only told that it failed. */
answerTasks((task: JudgeTask) => {
  try {
    return judgeText(task);
  } catch {
    return { ok: false, problem: "failed" };
  }
});
