/** Reads pages and makes reports beside the server's loop, which never parses anybody's HTML. */
import { answerTasks } from "#server/workers/answer-tasks.ts";
import type { PageTask, PageTaskAnswer } from "./page-task.ts";
import type { ReportAnswer, ReportTask } from "#server/audits/report/report-task.ts";

answerTasks(answer);

/** Loads the code of a task with its first one: the rules of a site are more than a hundred modules. */
async function answer(task: PageTask | ReportTask): Promise<PageTaskAnswer | ReportAnswer> {
  try {
    if ("place" in task) {
      const { doReportTask } = await import("#server/audits/report/report-task.ts");
      return await doReportTask(task);
    }
    const { doPageTask } = await import("./page-task.ts");
    return await doPageTask(task);
  } catch {
    // The words of an error could quote the page.
    return { kind: "failed", problem: "failed" };
  }
}
