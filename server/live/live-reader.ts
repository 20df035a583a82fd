import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";

import { createCache } from "#server/live/cache.ts";
import { decodeBody, type PackedBody } from "#server/reading/decode-body.ts";
import { judgeAddress, type JudgedAddress } from "#server/reading/judge-address.ts";
import {
  refuseReading,
  type ReadingAnswer,
  type AddressNotRead,
  type LiveObservation,
  type AddressReading,
  type LiveTooMany,
  type ReadingOutcome,
} from "#server/live/live-answer.ts";
import { tookTooLong, type Accepted, type Refusal } from "#server/reading/outcome.ts";
import type { PoliteVisit, VisitPurpose } from "#server/live/polite-visit.ts";
import type { Quota } from "#server/live/quota.ts";
import type { SiteShare } from "#server/live/site-shares.ts";
import { createReadPolitely, type ReadPolitelyOptions } from "#server/live/read-politely.ts";
import type { RobotsFile } from "#server/reading/read-robots.ts";
import type { LiveKind } from "#server/live/refuse-answer.ts";

/** Packed as it came: a tenth of the memory, and the page itself is free to go to its judge. */
type KeptRead = { rest: Omit<AddressReading, "bytes">; packed: PackedBody };

export type LiveReaderOptions = ReadPolitelyOptions & {
  quota: Quota;
  observe?: (observation: LiveObservation) => void;
};

export type LiveQuestion = {
  /** As it was typed. */
  url: string;
  kind?: LiveKind;
  /** Asks the site again although an answer is kept. */
  fresh?: boolean;
  /** Whose share of the site it uses; a visitor's own reading unless given. */
  share?: SiteShare;
};

/** Several addresses that belong together, such as a page and its alternates: one of the visitor's readings. */
export type LiveJob = {
  /** May be called for several addresses at once: each waits for its site's turn. */
  read: (question: LiveQuestion) => Promise<AddressReading | AddressNotRead>;
  /** The robots.txt of an address's host, whatever it says of us. */
  readRobots: (url: string) => Promise<RobotsFile | AddressNotRead>;
  /** Must be called. */
  end: () => void;
};

export type LiveReader = {
  /** Never throws for what a server does. */
  read: (question: LiveQuestion & { visitor: string }) => Promise<ReadingAnswer>;
  /** `signal`: nobody waits for the answer any more. What is on the way ends, and nothing is begun. */
  begin: (
    visitor: string,
    signal?: AbortSignal,
  ) => Promise<{ ok: true; job: LiveJob } | { ok: false; answer: AddressNotRead | LiveTooMany }>;
  /** Drops what is over its time. */
  sweep: () => void;
};

/** The page itself, 20 alternates, and what belongs to them. */
const MAX_READS_IN_JOB = 25;
/** Of all pages of one job, unpacked: they are judged together, so all of them are in memory at once. */
const MAX_PAGE_BYTES_IN_JOB = 8_000_000;

/**
 * Reads pages for visitors, layers 1 to 9 together. An answer that is kept, and an address that is
 * wrong as text, cost the visitor nothing.
 */
export function createLiveReader(options: LiveReaderOptions): LiveReader {
  const { guard, quota, settings, clock } = options;
  const cache = createCache<KeptRead>({ keepMs: settings.keepMs, clock });
  const { read, readRobots, beginVisit } = createReadPolitely(options);

  function judge(typed: string): Accepted<JudgedAddress> {
    if (!settings.active) return { ok: false, ...switchedOff };
    return judgeAddress(typed, guard.judge);
  }

  async function admit(visitor: string, signal?: AbortSignal) {
    const admission = await quota.admit(visitor, signal);
    if (admission.ok) return admission;
    const { problem, retryAfterSeconds } = admission;
    const told: ReadingOutcome<AddressNotRead | LiveTooMany> =
      problem === "busy"
        ? refuseReading(tooManyReaders)
        : { answer: { outcome: "too-many", retryAfterSeconds }, layer: "quota" };
    return { ok: false as const, told };
  }

  /** `enter`: asked before anything leaves this machine. */
  async function answer<Refused>(
    { url: typed, kind = "page", fresh = false, visitor, share }: OwnQuestion,
    enter: (url: URL, share?: SiteShare) => Promise<Entered<Refused>>,
    signal?: AbortSignal,
  ): Promise<ReadingOutcome<AddressReading | AddressNotRead | Refused>> {
    const judged = judge(typed);
    if (!judged.ok) return refuseReading(judged);
    const key = `${kind} ${judged.value.url.href}`;
    const kept = fresh ? undefined : cache.get(visitor, key);
    if (kept !== undefined) {
      const bytes = await decodeBody(kept.packed, settings.maxBytes);
      return { answer: { ...kept.rest, bytes } };
    }

    const entered = await enter(judged.value.url, share);
    if (!entered.ok) return entered.told;
    try {
      if (signal?.aborted === true) return refuseReading(tookTooLong);
      const told = await read(judged.value, kind, { visit: entered.visit, signal });
      if (told.answer.outcome === "read" && told.packed !== undefined) {
        const { bytes: _bytes, ...rest } = told.answer;
        const { packed } = told;
        const size = packed.bytes.length + rest.robots.bytes.length;
        cache.set(visitor, key, { rest, packed }, size);
      }
      return told;
    } finally {
      entered.leave();
    }
  }

  async function observed<Answer extends ReadingAnswer>(telling: Promise<ReadingOutcome<Answer>>) {
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
    read: (question) =>
      observed(
        answer(question, async () => {
          const admission = await admit(question.visitor);
          if (!admission.ok) return admission;
          const visit = beginVisit({ party: Symbol(), share: "reading" });
          return { ok: true, visit, leave: admission.leave };
        }),
      ),
    async begin(visitor, signal) {
      const admission = await admit(visitor, signal);
      if (!admission.ok) {
        void observed(Promise.resolve(admission.told));
        return { ok: false, answer: admission.told.answer };
      }
      const enter = createJobLine(beginVisit);
      const fits = createPageBudget();
      return {
        ok: true,
        job: {
          async read(question) {
            const told = answer({ ...question, visitor }, enter, signal);
            return observed(question.kind === "text" ? told : told.then(fits));
          },
          async readRobots(typed) {
            const judged = judge(typed);
            if (!judged.ok) return refuseReading(judged).answer;
            const entered = await enter(judged.value.url);
            if (!entered.ok) return entered.told.answer;
            const reading = readRobots(judged.value, { visit: entered.visit, signal });
            return (await reading.finally(entered.leave)).answer;
          },
          end: admission.leave,
        },
      };
    },
  };
}

type OwnQuestion = LiveQuestion & { visitor: string };

type Entered<Refused> =
  | { ok: true; leave: () => void; visit: PoliteVisit }
  | { ok: false; told: ReadingOutcome<Refused> };

/**
 * A job's addresses of one site go one after the other, in one visit: its robots.txt is read once.
 * Between two of them the site may go to another visitor.
 */
function createJobLine(beginVisit: (purpose: VisitPurpose) => PoliteVisit) {
  const party = Symbol();
  const sites = new Map<string, { tail: Promise<void>; visit: PoliteVisit }>();
  let left = MAX_READS_IN_JOB;

  return async (url: URL, share: SiteShare = "reading"): Promise<Entered<AddressNotRead>> => {
    left -= 1;
    if (left < 0) return { ok: false, told: refuseReading(tooManyInJob) };
    const site = readRegistrableDomain(url.hostname);
    const known = sites.get(site);
    const visit = known?.visit ?? beginVisit({ party, share });
    const { promise, resolve } = Promise.withResolvers<void>();
    sites.set(site, { tail: promise, visit });
    await known?.tail;
    return { ok: true, leave: resolve, visit };
  };
}

/** Pages past the job's bytes are not kept. */
function createPageBudget() {
  let left = MAX_PAGE_BYTES_IN_JOB;
  return (
    told: ReadingOutcome<AddressReading | AddressNotRead>,
  ): ReadingOutcome<AddressReading | AddressNotRead> => {
    if (told.answer.outcome !== "read") return told;
    const { hops, status, bytes } = told.answer;
    if (bytes.length > left) return refuseReading({ ...tooMuchInJob, hops, status });
    left -= bytes.length;
    return told;
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

const tooMuchInJob: Refusal = {
  reason: "too-large",
  detail: `The pages that were asked for are larger than ${MAX_PAGE_BYTES_IN_JOB / 1_000_000} MB together. Ask for fewer at once.`,
  layer: "answer",
};

const tooManyInJob: Refusal = {
  reason: "busy",
  detail: `No more than ${MAX_READS_IN_JOB} addresses are read at once. Try the others in a moment.`,
  layer: "quota",
};
