import { judgeAi, type AiFindability } from "#engine/ai-access/judge-ai.ts";
import type { AskedAs } from "#engine/ai-access/judge-server-access.ts";
import { limitsOf, lookAtPage } from "./look-at-page.ts";
import { robotsText, type ReadPage, type RobotsFile } from "./read-page.ts";

export type ReadForAi = {
  robots: RobotsFile;
  url: string;
  /** Absent where only robots.txt could be read. */
  page?: ReadPage;
  now: number;
  /** What the server answered under other names; empty where it was not asked. */
  asked?: readonly AskedAs[];
};

/** Can AI find the address that was read? */
export function judgeAiOfReading({ robots, url, page, now, asked = [] }: ReadForAi): AiFindability {
  const own = page === undefined || asked.length === 0 ? null : lookAtPage(page, now);
  return judgeAi({
    url: page?.url ?? url,
    robotsTxt: robotsText(robots),
    ...(page !== undefined && { status: page.status, limits: limitsOf(page, now) }),
    isUnreached: page === undefined && robots.kind === "unavailable" && robots.status === null,
    own,
    asked,
  });
}
