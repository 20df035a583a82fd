import { createCache } from "#server/live/cache.ts";
import type { JudgeRobots } from "#server/live/judge-robots.ts";
import { judgeAddress } from "#server/live/judge-address.ts";
import { refuseAnswer } from "#server/live/refuse-answer.ts";
import { keepHeaders } from "#server/live/keep-headers.ts";
import type { NotReadReason, Refusal } from "#server/live/outcome.ts";
import { createPoliteVisit, type PoliteVisit } from "#server/live/polite-visit.ts";
import type { Quota } from "#server/live/quota.ts";
import {
  readPage,
  type Guard,
  type Hop,
  type PageAnswer,
  type PageResult,
} from "#server/live/read-page.ts";
import type { RobotsFile } from "#server/live/read-robots.ts";
import type { LiveSettings } from "#server/live/settings.ts";
import type { SiteTurns } from "#server/live/site-turns.ts";

export type LiveRobots = RobotsFile & {
  /** For Google's crawler and the page that was read in the end. */
  verdict: "allowed" | "disallowed" | "unavailable";
  line?: number;
};

export type LiveRead = {
  outcome: "read";
  readAt: string;
  url: string;
  hops: readonly Hop[];
  status: number;
  /** Those that matter to a finding, never a cookie; names in lower case. */
  headers: Readonly<Record<string, string>>;
  robots: LiveRobots;
  /** For the judge on this server, never for the visitor; the charset is in `content-type`. */
  bytes: Uint8Array;
  firstByteMs: number;
};

export type LiveNotRead = {
  outcome: "not-read";
  reason: NotReadReason;
  detail: string;
  hops?: readonly Hop[];
  status?: number;
};

/** The visitor's own quota: 429 with Retry-After. */
export type LiveTooMany = { outcome: "too-many"; retryAfterSeconds: number };

export type LiveAnswer = LiveRead | LiveNotRead | LiveTooMany;

/** What may be counted: no address in it. */
export type LiveObservation = {
  outcome: LiveAnswer["outcome"];
  reason?: NotReadReason;
  layer?: Refusal["layer"];
  ms: number;
};

export type LiveReaderOptions = {
  guard: Guard;
  quota: Quota;
  turns: SiteTurns;
  settings: LiveSettings;
  clock: () => number;
  judgeRobots: JudgeRobots;
  userAgent: string;
  /** Host names of this site. */
  ownNames: readonly string[];
  observe?: (observation: LiveObservation) => void;
};

export type LiveReader = {
  /** `fresh`: asks the site again although an answer is kept. Never throws for what a server does. */
  read: (question: { url: string; visitor: string; fresh?: boolean }) => Promise<LiveAnswer>;
  /** Drops what is over its time. */
  sweep: () => void;
};

const ACCEPT_HTML = "text/html,application/xhtml+xml;q=0.9";
const MAX_REDIRECTS = 10;
/** Whoever presses the button does not wait longer for others. */
const MAX_WAIT_MS = 10_000;

/**
 * Reads a page for a visitor, layers 1 to 9 together. An answer that is kept, and an address that is
 * wrong as text, cost the visitor nothing.
 */
export function createLiveReader(options: LiveReaderOptions): LiveReader {
  const { guard, quota, turns, settings, clock, judgeRobots, userAgent, ownNames } = options;
  const cache = createCache<LiveRead>({ keepMs: settings.keepMs, clock });

  async function answer(typed: string, visitor: string, fresh: boolean): Promise<Told> {
    if (!settings.active) return notRead(switchedOff);
    const judged = judgeAddress(typed, guard.judge);
    if (!judged.ok) return notRead(judged);
    const { url, schemeAssumed } = judged.value;
    const kept = fresh ? undefined : cache.get(visitor, url.href);
    if (kept !== undefined) return { answer: kept };

    const admission = quota.admit(visitor);
    if (!admission.ok) {
      const { problem, retryAfterSeconds } = admission;
      if (problem === "busy") return notRead(tooManyReaders);
      return { answer: { outcome: "too-many", retryAfterSeconds }, layer: "quota" };
    }
    const visit = createPoliteVisit({
      ...settings,
      guard,
      turns,
      judgeRobots,
      userAgent,
      ownNames,
    });
    try {
      const told = await read(visit, url, schemeAssumed);
      if (told.answer.outcome === "read") {
        const { bytes, robots } = told.answer;
        cache.set(visitor, url.href, told.answer, bytes.length + robots.bytes.length);
      }
      return told;
    } finally {
      visit.leave();
      admission.leave();
    }
  }

  async function read(visit: PoliteVisit, url: URL, schemeAssumed: boolean): Promise<Told> {
    const turn = await visit.enter(url, AbortSignal.timeout(MAX_WAIT_MS));
    if (turn !== undefined) return notRead(turn);

    const signal = AbortSignal.timeout(settings.limitMs);
    let result = await readOnce(visit, url, signal);
    const isUnanswered = !result.ok && result.reason === "unreachable" && result.hops.length === 0;
    if (schemeAssumed && isUnanswered) {
      const plain = new URL(url);
      plain.protocol = "http:";
      result = await readOnce(visit, plain, signal);
    }
    if (!result.ok) return notRead(result);
    return { answer: await describeRead(visit, result.value, signal) };
  }

  function readOnce(visit: PoliteVisit, url: URL, signal: AbortSignal): Promise<PageResult> {
    return readPage(guard, url, {
      method: "GET",
      userAgent,
      accept: ACCEPT_HTML,
      signal,
      maxRedirects: MAX_REDIRECTS,
      maxWireBytes: settings.maxWireBytes,
      maxBytes: settings.maxBytes,
      whenLarger: "refuse",
      refuse: refuseAnswer,
      beforeHop: (hop) => visit.ask(hop, signal),
    });
  }

  async function describeRead(
    visit: PoliteVisit,
    page: PageAnswer,
    signal: AbortSignal,
  ): Promise<LiveRead> {
    const { file, judge } = await visit.robotsOf(new URL(page.url), signal);
    const { verdict, line } = judge?.(page.url) ?? {
      verdict: file.kind === "none" ? ("allowed" as const) : ("unavailable" as const),
    };
    return {
      outcome: "read",
      readAt: new Date(clock()).toISOString(),
      url: page.url,
      hops: page.hops,
      status: page.status,
      headers: keepHeaders(page.headers),
      robots: { ...file, verdict, ...(line !== undefined && { line }) },
      bytes: page.body,
      firstByteMs: page.firstByteMs,
    };
  }

  return {
    sweep: cache.sweep,
    async read({ url, visitor, fresh = false }) {
      const startedAt = clock();
      const told = await answer(url, visitor, fresh);
      options.observe?.({
        outcome: told.answer.outcome,
        ...(told.answer.outcome === "not-read" && { reason: told.answer.reason }),
        ...(told.layer && { layer: told.layer }),
        ms: clock() - startedAt,
      });
      return told.answer;
    },
  };
}

type Told = { answer: LiveAnswer; layer?: Refusal["layer"] };

function notRead(
  refusal: Refusal & { hops?: readonly Hop[] | undefined; status?: number | undefined },
): Told {
  const { reason, detail, layer, hops, status } = refusal;
  return {
    answer: {
      outcome: "not-read",
      reason,
      detail,
      ...(hops !== undefined && hops.length > 0 && { hops }),
      ...(status !== undefined && { status }),
    },
    layer,
  };
}

const switchedOff: Refusal = {
  reason: "off",
  detail: "Reading pages by their address is switched off here. Paste the page's source instead.",
  layer: "quota",
};

const tooManyReaders: Refusal = {
  reason: "busy",
  detail: "Other pages are being read just now. Try again in a few seconds.",
  layer: "quota",
};
