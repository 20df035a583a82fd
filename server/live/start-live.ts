import type { LiveNotRead } from "#engine/live/contract.ts";
import { DeadlineError, within } from "#server/front/deadline.ts";
import type { CreateLimiter } from "#server/forms/limits.ts";
import { createLiveAnswers } from "./answer-live.ts";
import { answered } from "./live-results.ts";
import { createLive } from "./create-live.ts";
import { createJudgePool } from "./judge-pool.ts";
import { switchedOff } from "./kept-answers.ts";
import type { LiveRoutesOptions } from "./live-routes.ts";
import type { Lines } from "#server/reading/lines.ts";
import type { Guard } from "#server/reading/guard.ts";
import type { LiveSettings } from "./settings.ts";

export type StartLiveOptions = {
  settings: LiveSettings;
  /** This site's public origin. */
  siteUrl: string;
  clock: () => number;
  boundsVisitors: boolean;
  /** Counts with other servers where there are any; without it, in this process. */
  createLimiter?: CreateLimiter;
  /** Shared with the audits of whole sites, so that a site sees one visitor. */
  lines?: Lines;
  /** Layers in place of ours: for tests alone, and out of reach of every setting. */
  guard?: Partial<Guard>;
  /** For tests: what an answer may take. */
  answerWithinMs?: number;
};

/** How often expired answers are dropped. */
const SWEEP_EVERY_MS = 60_000;

/**
 * A reading waits up to 20 s for a place and 40 s for its site's turn, and takes 10 s. Twenty language
 * versions of a slow site would take minutes. The server's socket waits longer.
 */
const LIVE_ANSWER_WITHIN_MS = 70_000;

/** Everything that reads and judges for `POST /api/live`, and its end. */
export function startLive(options: StartLiveOptions): {
  api: LiveRoutesOptions;
  close: () => Promise<void>;
} {
  const { settings, clock, answerWithinMs = LIVE_ANSWER_WITHIN_MS } = options;
  if (!settings.active) {
    return { api: { isActive: false, answer: async () => answered(off) }, close: async () => {} };
  }

  const pool = createJudgePool();
  const { reader, checkLinks } = createLive({
    ...options,
    async parseRobots(file, signal) {
      const task = { tool: "rules", now: clock(), ...file } as const;
      const judged = await pool.judge(task, { signal, requester: "robots.txt" });
      return judged.ok ? judged.value : undefined;
    },
  });
  const answer = createLiveAnswers({
    reader,
    checkLinks,
    judge: pool.judge,
    clock,
    maxLinks: settings.maxLinks,
    asksAsCrawlers: settings.asksAsCrawlers,
  });
  const sweeping = setInterval(reader.sweep, SWEEP_EVERY_MS).unref();

  return {
    api: {
      isActive: true,
      async answer(request, visitor, gone) {
        const late = new AbortController();
        const signal = gone ? AbortSignal.any([gone, late.signal]) : late.signal;
        try {
          return await within(answerWithinMs, answer(request, visitor, signal));
        } catch (error) {
          if (!(error instanceof DeadlineError)) throw error;
          // Whatever is still read or judged for it would run on unseen.
          late.abort();
          return answered(tookTooLong);
        }
      },
    },
    close: async () => {
      clearInterval(sweeping);
      await pool.close();
    },
  };
}

const off: LiveNotRead = { outcome: "not-read", reason: "off", detail: switchedOff.detail };

const tookTooLong: LiveNotRead = {
  outcome: "not-read",
  reason: "timeout",
  detail: "The pages did not all answer in time. Try again in a minute, or with fewer of them.",
};
