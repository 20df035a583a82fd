import { limitSignal } from "#server/reading/limit-signal.ts";
import type { Refusal } from "#server/reading/outcome.ts";
import { readPage, type Guard } from "#server/reading/read-page.ts";
import {
  hasRules,
  ROBOTS_QUESTION,
  type ReadRobotsOptions,
} from "#server/reading/read-robots-file.ts";

type AskRobotsOptions = {
  userAgent: string;
  signal: AbortSignal;
  maxWireBytes: number;
  /** As for a page: another site's turn must be waited for. */
  beforeHop: (url: URL) => Promise<Refusal | undefined>;
};

/** For a file and its redirects together: the visitor is waiting for the page itself. */
const LIMIT_MS = 4_000;

/** Asks for the robots.txt of a page's host through the same guard as the page. */
export function createAskRobots(guard: Guard, options: AskRobotsOptions): ReadRobotsOptions["ask"] {
  const { signal } = limitSignal(LIMIT_MS, options.signal);
  const question = { ...ROBOTS_QUESTION, ...options, signal, maxRedirects: 0, follows: false };
  return async (url) => {
    const result = await readPage(guard, new URL(url), {
      ...question,
      refuse: ({ status, headers }) =>
        status < 300 && !hasRules(status, headers) ? notText : undefined,
    });
    if (!result.ok) return result;
    return { ok: true, ...result.value, location: result.value.hops[0]?.location };
  };
}

const notText: Refusal = {
  reason: "not-html",
  detail: "robots.txt is not text.",
  layer: "answer",
};
