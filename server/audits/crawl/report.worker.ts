/** Judges a whole site beside the server's loop: thousands of pages at once, and all their links. */
import { answerTasks } from "#server/workers/answer-tasks.ts";
import { doReportTask, type ReportTask } from "#server/audits/report/report-task.ts";

/** The words of an error could quote a page; whoever asked learns that it failed. */
answerTasks((task: ReportTask) => doReportTask(task).catch(() => ({ kind: "failed" }) as const));
