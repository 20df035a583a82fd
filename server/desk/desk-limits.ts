import { NETWORK_SHARE, ringsOf } from "#server/front/client-address.ts";
import { consumeAll, type CreateLimiter, type LimitVerdict } from "#server/forms/limits.ts";

const TEN_MINUTES = 10 * 60;
const MOST_TRIES = 10;

/** "begin": a challenge is asked for, or an invitation looked at. "finish": what a device says is checked. */
export type DeskTry = "begin" | "finish";

/** `browser`: by what a browser that has signed in before is known. */
type Trier = { address: string; browser: string | undefined };

export type DeskLimits = { allow: (what: DeskTry, trier: Trier) => Promise<LimitVerdict> };

/**
 * How often getting in may be tried in ten minutes: 10 times a household, 40 times a network. A browser
 * that was in before has 10 tries of its own, so no stranger takes its turn. Passkeys cannot be guessed:
 * this protects the database, and needs no bound over all.
 */
export function createDeskLimits(createLimiter: CreateLimiter): DeskLimits {
  const bound = { points: MOST_TRIES, duration: TEN_MINUTES };
  const ofNetwork = { ...bound, points: MOST_TRIES * NETWORK_SHARE };
  const counters = (what: DeskTry) => ({
    browser: createLimiter(`desk-${what}-browser`, bound),
    household: createLimiter(`desk-${what}-household`, bound),
    network: createLimiter(`desk-${what}-network`, ofNetwork),
  });
  const limiters = { begin: counters("begin"), finish: counters("finish") };
  return {
    allow(what, { address, browser }) {
      const { [what]: by } = limiters;
      if (browser !== undefined) return consumeAll([[by.browser, browser]]);
      const { household, network } = ringsOf(address);
      return consumeAll([
        [by.household, household],
        [by.network, network],
      ]);
    },
  };
}

export const noDeskLimits: DeskLimits = { allow: async () => ({ allowed: true }) };
