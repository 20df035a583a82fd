/** Reads the pages of crawls beside the server's loop, which never parses anybody's HTML. */
import { answerTasks } from "#server/workers/answer-tasks.ts";
import { doPageTask, type PageTask, type PageTaskAnswer } from "#server/audits/crawl/page-task.ts";
import type { ReportAnswer, ReportTask } from "#server/audits/report/report-task.ts";

answerTasks(answer);

/** The words of an error could quote the page; the crawl learns that it failed. */
async function answer(task: PageTask | ReportTask): Promise<PageTaskAnswer | ReportAnswer> {
  try {
    if (task.kind === "page" || task.kind === "sitemap" || task.kind === "robots") {
      return await doPageTask(task);
    }
    // Its hundred and more rules are loaded where there is something to judge.
    const { doReportTask } = await import("#server/audits/report/report-task.ts");
    return await doReportTask(task);
  } catch {
    return { kind: "failed", problem: "failed" };
  }
}
