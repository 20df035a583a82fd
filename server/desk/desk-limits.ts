import { TEN_MINUTES } from "#lib/durations.ts";
import {
  consumeAll,
  createVisitorLimit,
  giveBackAll,
  type CreateLimiter,
  type LimitVerdict,
} from "#server/forms/limits.ts";

const MOST_TRIES = 10;

/** "begin": a challenge is asked for, or an invitation that opens nothing looked at. "finish": what a device says is checked. */
export type DeskTry = "begin" | "finish";

/** `browser`: by what a browser that has signed in before is known. */
export type DeskTrier = { address: string; browser: string | undefined };

export type DeskLimits = {
  allow: (what: DeskTry, trier: DeskTrier) => Promise<LimitVerdict>;
  /** What succeeded does not count. */
  giveBack: (tries: readonly DeskTry[], trier: DeskTrier) => Promise<void>;
};

/**
 * How often getting in may be tried in vain in ten minutes: 10 times a visitor, 40 times a network. A browser
 * that was in before has 10 tries of its own, so no stranger takes its turn. Passkeys cannot be guessed:
 * this protects the database, and needs no bound over all.
 */
export function createDeskLimits(createLimiter: CreateLimiter): DeskLimits {
  const bound = { points: MOST_TRIES, duration: TEN_MINUTES };
  const counters = (what: DeskTry) => ({
    ofBrowser: createLimiter(`desk-${what}-browser`, bound),
    ofAddress: createVisitorLimit(createLimiter, `desk-${what}`, bound),
  });
  const limiters = { begin: counters("begin"), finish: counters("finish") };
  const countersOf = (what: DeskTry, { address, browser }: DeskTrier) => {
    const { ofBrowser, ofAddress } = limiters[what];
    return browser === undefined ? ofAddress(address) : [[ofBrowser, browser] as const];
  };
  return {
    allow: (what, trier) => consumeAll(countersOf(what, trier)),
    giveBack: (tries, trier) => giveBackAll(tries.flatMap((what) => countersOf(what, trier))),
  };
}

export const noDeskLimits: DeskLimits = {
  allow: async () => ({ allowed: true }),
  giveBack: async () => {},
};
