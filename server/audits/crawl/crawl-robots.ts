import {
  hasRules,
  readRobotsFile,
  ROBOTS_QUESTION,
  type ReadRobotsOptions,
} from "#server/reading/read-robots-file.ts";
import type { ParseRobots } from "#server/reading/site-robots.ts";
import type { AskSite } from "./ask.ts";
import type { PageTask, PageTaskAnswer } from "./page-task.ts";

/** Longer than for a single reading, for which a visitor is waiting. */
const LIMIT_MS = 10_000;

/** A crawl's way of reading a robots.txt. */
export function readRobotsBy(ask: AskSite) {
  return (url: string, known: ReadRobotsOptions["known"] & object) =>
    readRobotsFile(url, {
      ask: (href) => ask(href, { ...ROBOTS_QUESTION, limitMs: LIMIT_MS, wantsBody: hasRules }),
      known,
    });
}

/** Its worker reads the file. */
export function parseRobotsIn(run: {
  parse: (task: PageTask) => Promise<PageTaskAnswer>;
}): ParseRobots {
  return async (task) => {
    const answer = await run.parse({ kind: "robots", ...task });
    return answer.kind === "robots" ? answer : undefined;
  };
}
