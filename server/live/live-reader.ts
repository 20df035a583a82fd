import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";
import type { RobotsFile } from "#engine/live/read-page.ts";

import {
  refuseReading,
  type ReadingAnswer,
  type AddressNotRead,
  type AddressReading,
  type LiveTooMany,
  type ReadingOutcome,
} from "./live-answer.ts";
import type { Refusal } from "#server/reading/outcome.ts";
import {
  KeptAnswers,
  type Entered,
  type LiveQuestion,
  type ReadAsQuestion,
} from "./kept-answers.ts";
import type { LiveVisit, VisitPurpose } from "./live-visit.ts";
import type { Quota } from "./quota.ts";
import type { SiteShare } from "./site-shares.ts";
import type { AddressReaderOptions } from "./address-reader.ts";

type LiveReaderOptions = AddressReaderOptions & {
  quota: Quota;
};

/** Several addresses that belong together, such as a page and its alternates: one of the visitor's readings. */
export type LiveJob = {
  /** May be called for several addresses at once: each waits for its site's turn. */
  read: (question: LiveQuestion) => Promise<AddressReading | AddressNotRead>;
  /** The address as its server gives it to another name, whatever it answers; a redirect is an answer. */
  readAs: (question: ReadAsQuestion) => Promise<AddressReading | AddressNotRead>;
  /** The robots.txt of an address's host, whatever it says of us. */
  readRobots: (url: string) => Promise<RobotsFile | AddressNotRead>;
  /** Must be called. */
  end: () => void;
};

export type LiveReader = {
  /** Never throws for what a server does. */
  read: (question: LiveQuestion & { visitor: string }) => Promise<ReadingAnswer>;
  /** `signal`: the visitor has gone. What is under way ends, and nothing new starts. */
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
  const reading = new KeptAnswers(options);
  const { reader } = reading;

  return {
    sweep: () => reading.sweep(),
    async read(question) {
      const { answer } = await reading.answer(question, async () => {
        const admission = await admit(options.quota, question.visitor);
        if (!admission.ok) return admission;
        const visit = reader.beginVisit({ requester: Symbol(), share: "reading" });
        return { ok: true, visit, leave: admission.leave };
      });
      return answer;
    },
    async begin(visitor, signal) {
      const admission = await admit(options.quota, visitor, signal);
      if (!admission.ok) return { ok: false, answer: admission.refused.answer };
      const enter = createJobLine((purpose) => reader.beginVisit(purpose));
      const fits = createPageBudget();
      return {
        ok: true,
        job: {
          async read(question) {
            const outcome = await reading.answer({ ...question, visitor }, enter, signal);
            return (question.kind === "text" ? outcome : fits(outcome)).answer;
          },
          readAs: async (question) => (await reading.readAs(question, enter, signal)).answer,
          readRobots: (typed) => reading.readRobots(typed, enter, signal),
          end: admission.leave,
        },
      };
    },
  };
}

async function admit(quota: Quota, visitor: string, signal?: AbortSignal) {
  const admission = await quota.admit(visitor, signal);
  if (admission.ok) return admission;
  const { problem, retryAfterSeconds } = admission;
  const refused: ReadingOutcome<AddressNotRead | LiveTooMany> =
    problem === "busy"
      ? refuseReading(tooManyReaders)
      : { answer: { outcome: "too-many", retryAfterSeconds } };
  return { ok: false as const, refused };
}

/**
 * A job's addresses of one site go one after the other, in one visit: its robots.txt is read once.
 * Between two of them the site may go to another visitor.
 */
function createJobLine(beginVisit: (purpose: VisitPurpose) => LiveVisit) {
  const requester = Symbol();
  const sites = new Map<string, { tail: Promise<void>; visit: LiveVisit }>();
  let left = MAX_READS_IN_JOB;

  return async (url: URL, share: SiteShare = "reading"): Promise<Entered<AddressNotRead>> => {
    left -= 1;
    if (left < 0) return { ok: false, refused: refuseReading(tooManyInJob) };
    const site = readRegistrableDomain(url.hostname);
    const known = sites.get(site);
    const visit = known?.visit ?? beginVisit({ requester, share });
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
    outcome: ReadingOutcome<AddressReading | AddressNotRead>,
  ): ReadingOutcome<AddressReading | AddressNotRead> => {
    if (outcome.answer.outcome !== "read") return outcome;
    const { hops, status, bytes } = outcome.answer;
    if (bytes.length > left) return refuseReading({ ...tooMuchInJob, hops, status });
    left -= bytes.length;
    return outcome;
  };
}

const tooManyReaders: Refusal = {
  reason: "busy",
  detail: "Other pages are being read right now. Try again in a few seconds.",
};

const tooMuchInJob: Refusal = {
  reason: "too-large",
  detail: `The pages that were asked for are larger than ${MAX_PAGE_BYTES_IN_JOB / 1_000_000} MB together. Ask for fewer at once.`,
};

const tooManyInJob: Refusal = {
  reason: "busy",
  detail: `At most ${MAX_READS_IN_JOB} addresses are read at once. Try the others in a moment.`,
};
