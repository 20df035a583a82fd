import {
  RateLimiterMemory,
  type RateLimiterCompatibleAbstract,
  RateLimiterRes,
} from "rate-limiter-flexible";

import { limitKey } from "#server/client-address.ts";

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** How often one address, and everybody together, may use the form. */
export type Limits = {
  /** Asked for every post, before it is read. */
  allowAttempt: (address: string) => Promise<Verdict>;
  /** Asked for an enquiry that is about to be stored. */
  allowEnquiry: (address: string) => Promise<Verdict>;
  /** The enquiry was not stored after all: it does not count. */
  giveBack: (address: string) => Promise<void>;
};

export type LimitName = "attempts" | "ten-minutes" | "day" | "everybody";

type Bound = { points: number; duration: number };

/** Seconds. Mistakes in a field cost an attempt, not an enquiry. */
export const bounds: Record<LimitName, Bound> = {
  attempts: { points: 30, duration: 10 * 60 },
  "ten-minutes": { points: 5, duration: 10 * 60 },
  day: { points: 20, duration: 24 * 60 * 60 },
  everybody: { points: 60, duration: 60 },
};

type Limiter = Pick<RateLimiterCompatibleAbstract, "consume" | "get" | "reward">;

/** The library's back ends share one interface, so another can take the place of memory. */
export type CreateLimiter = (name: LimitName, bound: Bound) => Limiter;

const createMemoryLimiter: CreateLimiter = (name, bound) =>
  new RateLimiterMemory({ keyPrefix: name, ...bound });

const EVERYBODY = "everybody";

export function createLimits(createLimiter: CreateLimiter = createMemoryLimiter): Limits {
  const attempts = createLimiter("attempts", bounds.attempts);
  const perTenMinutes = createLimiter("ten-minutes", bounds["ten-minutes"]);
  const perDay = createLimiter("day", bounds.day);
  const everybody = createLimiter("everybody", bounds.everybody);

  const countersOf = (address: string): [Limiter, string][] => [
    [perTenMinutes, limitKey(address)],
    [perDay, limitKey(address)],
    [everybody, EVERYBODY],
  ];

  return {
    async allowAttempt(address) {
      for (const [limiter, key] of countersOf(address)) {
        const used = await limiter.get(key);
        if (used !== null && used.remainingPoints <= 0) return refuse(used);
      }
      return consume(attempts, limitKey(address));
    },

    async allowEnquiry(address) {
      const taken: [Limiter, string][] = [];
      for (const [limiter, key] of countersOf(address)) {
        const verdict = await consume(limiter, key);
        if (!verdict.allowed) {
          for (const [earlier, earlierKey] of taken) await earlier.reward(earlierKey);
          return verdict;
        }
        taken.push([limiter, key]);
      }
      return { allowed: true };
    },

    async giveBack(address) {
      for (const [limiter, key] of countersOf(address)) await limiter.reward(key);
    },
  };
}

/** For load tests, and for sites whose proxy does the counting. */
export const noLimits: Limits = {
  allowAttempt: async () => ({ allowed: true }),
  allowEnquiry: async () => ({ allowed: true }),
  giveBack: async () => {},
};

async function consume(limiter: Limiter, key: string): Promise<Verdict> {
  try {
    await limiter.consume(key);
    return { allowed: true };
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refuse(refusal);
    throw refusal;
  }
}

function refuse({ msBeforeNext }: RateLimiterRes): Verdict {
  return { allowed: false, retryAfterSeconds: Math.ceil(msBeforeNext / 1000) };
}
