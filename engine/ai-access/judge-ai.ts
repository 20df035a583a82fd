import { judgeAiAccess, type AiVerdicts } from "./judge-ai-access.ts";
import {
  judgeServerAccess,
  type AskedAs,
  type PageLook,
  type ServerAccess,
} from "./judge-server-access.ts";
import type { PageLimit } from "./list-page-limits.ts";
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
  /** What the page asks of its readers. */
  limits?: readonly PageLimit[];
  /** What the page answers our own reader; undefined where it was not read. */
  status?: number;
  /** No connection was made. */
  isUnreached?: boolean;
  own: PageLook | null;
  asked: readonly AskedAs[];
};

/** The one verdict for the robots tool, the page audit, the site audit and the terminal. */
export function judgeAi(question: AiQuestion): AiFindability {
  const { url, robotsTxt, limits = [], status = 200, own, asked } = question;
  const robots = robotsTxt === undefined ? null : parseRobotsTxt(robotsTxt);
  const server = own === null || asked.length === 0 ? null : judgeServerAccess(own, asked);
  const isGot = asked.some((one) => one.state === "answered" && one.status < 400);
  const turnedAway = new Map(
    (server?.rows ?? [])
      .filter(({ state }) => state === "refused" || state === "priced" || state === "no-answer")
      .map(({ name, text }) => [name, text]),
  );
  const verdicts = judgeAiAccess(robots, url, {
    limits: [...limits, ...listOwnLimits(question)],
    ...(status >= 400 && !isGot && { failsWith: status }),
    turnedAway,
    ...(question.isUnreached === true && { isUnreached: true }),
  });
  return { ...verdicts, server };
}

/** The noindex that the server says to some names alone. */
function listOwnLimits({ own, asked }: AiQuestion): readonly PageLimit[] {
  return asked.flatMap((one) =>
    one.state === "answered" && one.isNoindex && own?.isNoindex === false
      ? [{ directive: "noindex", to: one.name.toLowerCase() }]
      : [],
  );
}
