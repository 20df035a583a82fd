import { judgeAiAccess, type AiVerdicts, type ClosedIndexes } from "./judge-ai-access.ts";
import {
  judgeServerAccess,
  type AskedAs,
  type PageLook,
  type ServerAccess,
} from "./judge-server-access.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";

/** The three questions: may it be cited, may models be trained on it, does the server let crawlers in. */
export type AiFindability = AiVerdicts & {
  /** null: the server was not asked under other names. */
  server: ServerAccess | null;
};

export type AiQuestion = {
  url: string;
  /** Undefined where robots.txt gives no answer; "" where there is none. */
  robotsTxt: string | undefined;
  /** What the page's own noindex says. */
  closedIndexes?: ClosedIndexes;
  own: PageLook | null;
  asked: readonly AskedAs[];
};

/** The one verdict for the robots tool, the page audit, the site audit and the terminal. */
export function judgeAi({ url, robotsTxt, closedIndexes, own, asked }: AiQuestion): AiFindability {
  const robots = robotsTxt === undefined ? null : parseRobotsTxt(robotsTxt);
  return {
    ...judgeAiAccess(robots, url, closedIndexes),
    server: own === null || asked.length === 0 ? null : judgeServerAccess(own, asked),
  };
}
