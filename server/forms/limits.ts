import { type RateLimiterCompatibleAbstract, RateLimiterRes } from "rate-limiter-flexible";

import { DAY, TEN_MINUTES } from "#lib/durations.ts";
import { NETWORK_SHARE, rateKeysOf, type RateKeys } from "#server/front/client-address.ts";
import { createMemoryLimiter, type Bound } from "./memory-limiter.ts";

export type Refused = { allowed: false; retryAfterSeconds: number };

export type LimitVerdict = { allowed: true } | Refused;

/** `deferred`: everybody together sends more than is usual; stored as ever, but notified later. */
type EnquiryVerdict = { allowed: true; deferred: boolean } | Refused;

/** Spam and people never use up each other's share. */
export type Sender = "people" | "spam";

/**
 * How often one address, one visitor, one network, and all visitors together may use the form. `forwards`: the
 * address is that of a proxy that is not in TRUST_PROXY, so it sends for many.
 */
export type Limits = {
  /** Asked for every post, before it is read. */
  allowAttempt: (address: string, forwards?: boolean) => Promise<LimitVerdict>;
  /** Asked for an enquiry that is about to be stored. */
  allowEnquiry: (address: string, sender: Sender, forwards?: boolean) => Promise<EnquiryVerdict>;
  /** The enquiry was not stored after all: it does not count. */
  giveBack: (address: string, sender: Sender, forwards?: boolean) => Promise<void>;
};

type Period = "ten-minutes" | "day";

type Tier = keyof RateKeys;

type FormLimit = `attempts-${Tier}` | `${Sender}-${Tier}-${Period}`;

type LimitName =
  | FormLimit
  | `forwarded-${FormLimit}`
  | `${Sender}-everybody`
  // Of audits, live reading and getting in at the desk, which several servers count together as well.
  | `${VisitorLimit}-${"visitor" | "network"}`
  | `site-rechecks-report-${Period}`
  | `desk-${"begin" | "finish"}-browser`;

type VisitorLimit =
  | "site-audits-day"
  | "site-audit-attempts"
  | "site-audit-files"
  | "site-audit-reports"
  | `site-rechecks-${Period}`
  | `readings-${Period}`
  | `desk-${"begin" | "finish"}`;

/** Durations in seconds. Mistakes in a field cost an attempt, not an enquiry. */
export const bounds = {
  attempts: {
    address: { points: 30, duration: TEN_MINUTES },
    visitor: { points: 60, duration: TEN_MINUTES },
    network: { points: 120, duration: TEN_MINUTES },
  },
  "ten-minutes": {
    address: { points: 5, duration: TEN_MINUTES },
    visitor: { points: 10, duration: TEN_MINUTES },
    network: { points: 20, duration: TEN_MINUTES },
  },
  day: {
    address: { points: 20, duration: DAY },
    visitor: { points: 40, duration: DAY },
    network: { points: 80, duration: DAY },
  },
} as const satisfies Record<"attempts" | Period, Record<Tier, Bound>>;

/**
 * How many times the bounds an address has that forwards for others. So visitors are not refused if
 * `TRUST_PROXY` was forgotten, and a stranger who writes the header gains no more than this.
 */
export const FORWARDER_SHARE = 40;

/** Beyond it enquiries are deferred; spam is refused. */
export const everybody: Bound = { points: 60, duration: 60 };

type Limiter = Pick<RateLimiterCompatibleAbstract, "consume" | "reward">;

/** The library's back ends share one interface, so another can take the place of memory. */
export type CreateLimiter = (name: LimitName, bound: Bound) => Limiter;

type Counter = readonly [limiter: Limiter, key: string];

const EVERYBODY = "everybody";
const PERIODS: readonly Period[] = ["ten-minutes", "day"];
const TIERS: readonly Tier[] = ["address", "visitor", "network"];

/** Limits counted by the limiters that `createLimiter` makes; without it, in this process. */
export function createLimits(createLimiter: CreateLimiter = createMemoryLimiter): Limits {
  const visitors = createFormLimiters(createLimiter);
  const forwarders = createFormLimiters((name, { points, duration }) =>
    createLimiter(`forwarded-${name}`, { points: points * FORWARDER_SHARE, duration }),
  );
  const limitersOf = (forwards: boolean) => (forwards ? forwarders : visitors);
  const common = {
    people: createLimiter("people-everybody", everybody),
    spam: createLimiter("spam-everybody", everybody),
  };

  return {
    allowAttempt: (address, forwards = false) =>
      consumeAll(countersOf(limitersOf(forwards).attempts, address)),

    async allowEnquiry(address, sender, forwards = false) {
      const counters = countersOf(limitersOf(forwards)[sender], address);
      if (sender === "spam") counters.push([common.spam, EVERYBODY]);
      const verdict = await consumeAll(counters);
      if (!verdict.allowed) return verdict;
      const deferred =
        sender === "people" && (await consume(common.people, EVERYBODY)) !== undefined;
      return { allowed: true, deferred };
    },

    async giveBack(address, sender, forwards = false) {
      const counters = countersOf(limitersOf(forwards)[sender], address);
      counters.push([common[sender], EVERYBODY]);
      await giveBackAll(counters);
    },
  };
}

function createFormLimiters(createLimiter: (name: FormLimit, bound: Bound) => Limiter) {
  const enquiriesOf = (sender: Sender) =>
    perTier((tier) =>
      PERIODS.map((period) => createLimiter(`${sender}-${tier}-${period}`, bounds[period][tier])),
    );
  return {
    attempts: perTier((tier) => [createLimiter(`attempts-${tier}`, bounds.attempts[tier])]),
    people: enquiriesOf("people"),
    spam: enquiriesOf("spam"),
  };
}

function perTier(create: (tier: Tier) => Limiter[]): Record<Tier, Limiter[]> {
  return { address: create("address"), visitor: create("visitor"), network: create("network") };
}

function countersOf(limiters: Record<Tier, Limiter[]>, address: string): Counter[] {
  const keys = rateKeysOf(address);
  return TIERS.filter((tier) => tier === "address" || keys[tier] !== keys.address).flatMap((tier) =>
    limiters[tier].map((limiter): Counter => [limiter, keys[tier]]),
  );
}

/**
 * Counts what is dear by visitor and by the network around it, which has `NETWORK_SHARE` times as
 * much. Returns what an address is counted by.
 */
export function createVisitorLimit(
  createLimiter: CreateLimiter,
  name: VisitorLimit,
  { points, duration }: Bound,
): (address: string) => readonly Counter[] {
  const ofVisitor = createLimiter(`${name}-visitor`, { points, duration });
  const ofNetwork = createLimiter(`${name}-network`, { points: points * NETWORK_SHARE, duration });
  return (address) => {
    const { visitor, network } = rateKeysOf(address);
    return [
      [ofVisitor, visitor],
      [ofNetwork, network],
    ];
  };
}

/** For load tests, and for sites whose proxy does the counting. */
export const noLimits: Limits = {
  allowAttempt: async () => ({ allowed: true }),
  allowEnquiry: async () => ({ allowed: true, deferred: false }),
  giveBack: async () => {},
};

/** All or nothing: what one bound refuses does not count for the others. */
export async function consumeAll(counters: readonly Counter[]): Promise<LimitVerdict> {
  const refusals = await Promise.all(counters.map(([limiter, key]) => consume(limiter, key)));
  const refused = refusals.filter((refusal) => refusal !== undefined);
  if (refused.length === 0) return { allowed: true };

  // The one that refused has counted it, too.
  await giveBackAll(counters);
  return refuse(refused);
}

/** What was counted does not count after all. */
export async function giveBackAll(counters: readonly Counter[]): Promise<void> {
  await Promise.all(counters.map(([limiter, key]) => limiter.reward(key)));
}

/** Undefined if the limit is not reached; otherwise what the limiter says of the wait. */
async function consume(limiter: Limiter, key: string): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

function refuse(refusals: readonly RateLimiterRes[]): Refused {
  const longestMs = Math.max(...refusals.map(({ msBeforeNext }) => msBeforeNext));
  return { allowed: false, retryAfterSeconds: Math.ceil(longestMs / 1000) };
}
