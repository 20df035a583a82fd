import type { BoundMet } from "#engine/site-audit/rows.ts";

import type { PageTask, PageTaskAnswer } from "#server/audits/crawl/page-task.ts";
import type { Workers } from "#server/workers/worker-pool.ts";

/** A second one is no accident: whoever reads on would lose a process to each page. */
const MAX_DEATHS = 2;

/** Said in the report, and at the head of an audit that ended by it. */
export const READER_DIED =
  "Reading this site ended our reader twice, by memory or by time. The audit stopped there and is not taken up again; what was read before is judged.";

/** The part of a crawl that parses. */
type ParsingRun = {
  tools: { pages: Workers<PageTask, PageTaskAnswer> };
  crawl: { id: number; visitor: string | null };
  deaths: number;
  bounds: Map<string, BoundMet>;
};

/** Has a stranger's bytes parsed beside the server's loop; a visitor's crawls have one turn together. */
export async function parseOutside(run: ParsingRun, task: PageTask): Promise<PageTaskAnswer> {
  const answer = await run.tools.pages.run(task, {
    party: run.crawl.visitor ?? String(run.crawl.id),
  });
  if (answer.kind === "died") {
    run.deaths += 1;
    if (run.deaths >= MAX_DEATHS)
      run.bounds.set("reader-died", { id: "reader-died", text: READER_DIED });
  }
  return answer;
}
