import { addBound, type CrawlRun } from "#server/site-audit/crawl/crawl-run.ts";
import type { PageTask, PageTaskAnswer } from "#server/site-audit/page-task.ts";

/** A second one is no accident: whoever reads on would lose a process to each page. */
const MAX_DEATHS = 2;

/** Said in the report, and at the head of an audit that ended by it. */
export const READER_DIED =
  "Reading this site ended our reader twice, by memory or by time. The audit stopped there and is not taken up again; what was read before is judged.";

/** Has a stranger's bytes parsed beside the server's loop, in turn with other crawls. */
export async function parseOutside(run: CrawlRun, task: PageTask): Promise<PageTaskAnswer> {
  const answer = await run.tools.pages.run(task, { party: String(run.crawl.id) });
  if (answer.kind === "died") {
    run.deaths += 1;
    if (run.deaths >= MAX_DEATHS) addBound(run, "reader-died", READER_DIED);
  }
  return answer;
}
