import type { Asked } from "#server/site-audit/crawl/ask.ts";

export type TiredServerOptions = {
  /** Keeps everybody away from the site for so long. */
  rest: (ms: number) => void;
  gapMs: number;
};

/** After being told to slow down: one page in so long. */
const SLOW_GAP_MS = 5_000;
/** Waited for where the server names no time. */
const DEFAULT_REST_MS = 10_000;
/** A server that wants to be left alone for longer than this is left alone. */
const MAX_REST_MS = 120_000;
/** So many failures one after another, or so many addresses without an answer, are the server's state, not its pages'. */
const FAILURES_IN_A_ROW = 5;
/** Addresses for which a server asked us to slow down: more are its state, whatever it answers between. */
const MAX_SLOWED_FOR = 8;
/** Addresses one after another that refused us twice. Our choice, as the one above. */
const REFUSALS_IN_A_ROW = 4;

/** "leave": this address refuses us a second time, and the others answer. */
export type ServerCondition = "fine" | "ask-again" | "leave" | "stop";

/**
 * Watches whether we are too much for a server. Asked to slow down (429, or 503 with Retry-After),
 * we do, and ask the same address once more. An address that refuses us again is left; where the next
 * ones do the same, or none has answered yet, we stop. So do five 5xx in a row, and five addresses that
 * nobody answers: the site went down while it was read.
 */
export function createTiredServer({ rest, gapMs }: TiredServerOptions) {
  let currentGapMs = gapMs;
  const slowedFor = new Set<string>();
  let hasAnswered = false;
  let refusals = 0;
  let failures = 0;
  let silences = 0;
  let why: string | undefined;

  return {
    gapMs: () => currentGapMs,
    /** Raised by robots.txt. */
    keepGap(ms: number) {
      currentGapMs = Math.max(currentGapMs, ms);
    },
    why: () => why,
    hasSlowed: () => slowedFor.size > 0,
    judge(asked: Asked, now: number): ServerCondition {
      const status = asked.status ?? 0;
      failures = status >= 500 ? failures + 1 : asked.ok ? 0 : failures;
      silences = isSilence(asked) ? silences + 1 : 0;
      if (why !== undefined) return "stop";
      if (silences >= FAILURES_IN_A_ROW) {
        why = `${FAILURES_IN_A_ROW} addresses one after another gave no answer: the site seems to be down. We stopped asking and kept what was read.`;
        return "stop";
      }
      if (failures >= FAILURES_IN_A_ROW) {
        why = `${FAILURES_IN_A_ROW} answers one after another were errors of the server (${status}). We stopped asking.`;
        return "stop";
      }
      const restMs = asked.ok ? readRetryAfter(asked.headers["retry-after"], now) : undefined;
      if (status !== 429 && (status !== 503 || restMs === undefined)) {
        if (asked.ok && status < 500) {
          hasAnswered = true;
          refusals = 0;
        }
        return "fine";
      }
      if ((restMs ?? 0) > MAX_REST_MS) {
        why = `The server asked to be left alone for ${Math.ceil((restMs ?? 0) / 1000)} seconds (${status}). We stopped and kept what was read.`;
        return "stop";
      }
      const isSecond = slowedFor.has(asked.url);
      slowedFor.add(asked.url);
      if (isSecond) refusals += 1;
      const isEnough = refusals >= REFUSALS_IN_A_ROW || slowedFor.size > MAX_SLOWED_FOR;
      if (isEnough || (isSecond && !hasAnswered)) {
        why = `The server asked us again and again to slow down (${status}). We stopped and kept what was read.`;
        return "stop";
      }
      currentGapMs = Math.max(currentGapMs, gapMs === 0 ? 0 : SLOW_GAP_MS);
      rest(restMs ?? (gapMs === 0 ? 0 : DEFAULT_REST_MS));
      return isSecond ? "leave" : "ask-again";
    },
  };
}

function isSilence(asked: Asked): boolean {
  return !asked.ok && (asked.reason === "timeout" || asked.reason === "unreachable");
}

/** RFC 9110 10.2.3: seconds, or a date. Undefined: nothing that could be read. */
function readRetryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

export type TiredServer = ReturnType<typeof createTiredServer>;
