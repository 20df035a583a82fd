import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";

import { createCache } from "#server/live/cache.ts";
import { judgeAddress, type JudgedAddress } from "#server/live/judge-address.ts";
import {
  notRead,
  type LiveAnswer,
  type LiveNotRead,
  type LiveObservation,
  type LiveRead,
  type LiveTooMany,
  type Told,
} from "#server/live/live-answer.ts";
import type { Judged, Refusal } from "#server/live/outcome.ts";
import type { PoliteVisit } from "#server/live/polite-visit.ts";
import type { Quota } from "#server/live/quota.ts";
import { createReadPolitely, type ReadPolitelyOptions } from "#server/live/read-politely.ts";
import type { RobotsFile } from "#server/live/read-robots.ts";
import type { LiveKind } from "#server/live/refuse-answer.ts";

type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;

export type LiveReaderOptions = ReadPolitelyOptions & {
  quota: Quota;
  wait: Wait;
  observe?: (observation: LiveObservation) => void;
};

export type LiveQuestion = {
  /** As it was typed. */
  url: string;
  kind?: LiveKind;
  /** Asks the site again although an answer is kept. */
  fresh?: boolean;
};

/** Several addresses that belong together, such as a page and its alternates: one of the visitor's readings. */
export type LiveJob = {
  /** May be called for several addresses at once: each waits for its site's turn. */
  read: (question: LiveQuestion) => Promise<LiveRead | LiveNotRead>;
  /** The robots.txt of an address's host, whatever it says of us. */
  readRobots: (url: string) => Promise<RobotsFile | LiveNotRead>;
  /** Must be called. */
  end: () => void;
};

export type LiveReader = {
  /** Never throws for what a server does. */
  read: (question: LiveQuestion & { visitor: string }) => Promise<LiveAnswer>;
  begin: (
    visitor: string,
  ) => Promise<{ ok: true; job: LiveJob } | { ok: false; answer: LiveNotRead | LiveTooMany }>;
  /** Drops what is over its time. */
  sweep: () => void;
};

/** The page itself, 20 alternates, and what belongs to them. */
const MAX_READS_IN_JOB = 25;
/** Between two addresses of one site within a job. */
const JOB_GAP_MS = 250;

/**
 * Reads pages for visitors, layers 1 to 9 together. An answer that is kept, and an address that is
 * wrong as text, cost the visitor nothing.
 */
export function createLiveReader(options: LiveReaderOptions): LiveReader {
  const { guard, quota, settings, clock } = options;
  const cache = createCache<LiveRead>({ keepMs: settings.keepMs, clock });
  const { read, readRobots, beginVisit } = createReadPolitely(options);

  function judge(typed: string): Judged<JudgedAddress> {
    if (!settings.active) return { ok: false, ...switchedOff };
    return judgeAddress(typed, guard.judge);
  }

  async function admit(visitor: string) {
    const admission = await quota.admit(visitor);
    if (admission.ok) return admission;
    const { problem, retryAfterSeconds } = admission;
    const told: Told<LiveNotRead | LiveTooMany> =
      problem === "busy"
        ? notRead(tooManyReaders)
        : { answer: { outcome: "too-many", retryAfterSeconds }, layer: "quota" };
    return { ok: false as const, told };
  }

  /** `enter`: asked before anything leaves this machine. */
  async function answer<Refused>(
    { url: typed, kind = "page", fresh = false, visitor }: LiveQuestion & { visitor: string },
    enter: (url: URL) => Entered<Refused> | Promise<Entered<Refused>>,
  ): Promise<Told<LiveRead | LiveNotRead | Refused>> {
    const judged = judge(typed);
    if (!judged.ok) return notRead(judged);
    const key = `${kind} ${judged.value.url.href}`;
    const kept = fresh ? undefined : cache.get(visitor, key);
    if (kept !== undefined) return { answer: kept };

    const entered = await enter(judged.value.url);
    if (!entered.ok) return entered.told;
    try {
      const told = await read(judged.value, kind, entered.visit);
      if (told.answer.outcome === "read") {
        const { bytes, robots } = told.answer;
        cache.set(visitor, key, told.answer, bytes.length + robots.bytes.length);
      }
      return told;
    } finally {
      entered.leave();
    }
  }

  async function observed<Answer extends LiveAnswer>(telling: Promise<Told<Answer>>) {
    const startedAt = clock();
    const told = await telling;
    options.observe?.({
      outcome: told.answer.outcome,
      ...(told.answer.outcome === "not-read" && { reason: told.answer.reason }),
      ...(told.layer && { layer: told.layer }),
      ms: clock() - startedAt,
    });
    return told.answer;
  }

  return {
    sweep: cache.sweep,
    read: (question) => observed(answer(question, () => admit(question.visitor))),
    async begin(visitor) {
      const admission = await admit(visitor);
      if (!admission.ok) {
        void observed(Promise.resolve(admission.told));
        return { ok: false, answer: admission.told.answer };
      }
      const { enter, end } = createJobLine(beginVisit, options.wait);
      return {
        ok: true,
        job: {
          read: (question) => observed(answer({ ...question, visitor }, enter)),
          async readRobots(typed) {
            const judged = judge(typed);
            if (!judged.ok) return notRead(judged).answer;
            const entered = await enter(judged.value.url);
            if (!entered.ok) return entered.told.answer;
            const reading = readRobots(judged.value, entered.visit);
            return (await reading.finally(entered.leave)).answer;
          },
          end() {
            end();
            admission.leave();
          },
        },
      };
    },
  };
}

type Entered<Refused> =
  /** `visit`: a stay at the site that goes on after this reading. */
  { ok: true; leave: () => void; visit?: PoliteVisit } | { ok: false; told: Told<Refused> };

/**
 * A job's addresses of one site go one after the other, in one stay there: the site's turn is taken
 * once, and its robots.txt is read once.
 */
function createJobLine(beginVisit: () => PoliteVisit, wait: Wait) {
  const sites = new Map<string, { tail: Promise<void>; visit: PoliteVisit }>();
  let left = MAX_READS_IN_JOB;

  return {
    async enter(url: URL): Promise<Entered<LiveNotRead>> {
      left -= 1;
      if (left < 0) return { ok: false, told: notRead(tooManyInJob) };
      const site = readRegistrableDomain(url.hostname);
      const known = sites.get(site);
      const visit = known?.visit ?? beginVisit();
      const { promise, resolve } = Promise.withResolvers<void>();
      sites.set(site, { tail: promise, visit });
      if (known !== undefined) {
        await known.tail;
        await wait(JOB_GAP_MS, AbortSignal.timeout(JOB_GAP_MS * 4)).catch(() => undefined);
      }
      return { ok: true, leave: resolve, visit };
    },
    end() {
      for (const { visit } of sites.values()) visit.leave();
    },
  };
}

/** While reading is switched off, for every address. */
export const switchedOff: Refusal = {
  reason: "off",
  detail: "Reading pages by their address is switched off here.",
  layer: "quota",
};

const tooManyReaders: Refusal = {
  reason: "busy",
  detail: "Other pages are being read just now. Try again in a few seconds.",
  layer: "quota",
};

const tooManyInJob: Refusal = {
  reason: "busy",
  detail: `No more than ${MAX_READS_IN_JOB} addresses are read at once. Try the others in a moment.`,
  layer: "quota",
};
