/** Judges pages beside the server's loop, so that no page of ours waits for somebody's 3 MB of HTML. */
import { judge, type JudgeTask } from "#engine/live/judge.ts";

import { answerTasks } from "#server/workers/answer-tasks.ts";

/** The words of an error could quote the page; whoever asked learns that it failed. */
answerTasks((task: JudgeTask) => {
  try {
    return judge(task);
  } catch {
    return { ok: false, problem: "failed" };
  }
});
