import { addressKeyOf } from "#server/http/client-address.ts";
import { consumeAll, type CreateLimiter, type LimitVerdict } from "#server/forms/limits.ts";

const TEN_MINUTES = 10 * 60;
const PER_ADDRESS = { points: 10, duration: TEN_MINUTES };
const OVER_ALL = { points: 100, duration: TEN_MINUTES };

/** "begin": a challenge is asked for, or an invitation looked at. "finish": what a device says is checked. */
export type DeskTry = "begin" | "finish";

export type DeskLimits = { allow: (what: DeskTry, address: string) => Promise<LimitVerdict> };

/** How often getting in may be tried: 10 times in ten minutes an address, 100 times over all. */
export function createDeskLimits(createLimiter: CreateLimiter): DeskLimits {
  const counters = (what: DeskTry) =>
    ({
      address: createLimiter(`desk-${what}-address`, PER_ADDRESS),
      everybody: createLimiter(`desk-${what}-everybody`, OVER_ALL),
    }) as const;
  const limiters = { begin: counters("begin"), finish: counters("finish") };
  return {
    allow: (what, address) =>
      consumeAll([
        [limiters[what].address, addressKeyOf(address)],
        [limiters[what].everybody, "everybody"],
      ]),
  };
}

export const noDeskLimits: DeskLimits = { allow: async () => ({ allowed: true }) };
