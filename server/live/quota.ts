import { householdOf } from "#server/client-address.ts";
import { consumeAll, type CreateLimiter } from "#server/forms/limits.ts";
import { createMemoryLimiter } from "#server/forms/memory-limiter.ts";
import type { LiveSettings } from "#server/live/settings.ts";

export type Admission =
  | { ok: true; leave: () => void }
  /** "busy": a moment later it may go. "too-many": the visitor's own quota is used up. */
  | { ok: false; problem: "busy" | "too-many"; retryAfterSeconds: number };

export type Quota = {
  /** Asked for each reading; `leave` must be called when it is over. */
  admit: (visitor: string) => Promise<Admission>;
  active: () => number;
};

export type QuotaOptions = {
  settings: Pick<LiveSettings, "atOnce" | "visitorPerTenMinutes" | "visitorPerDay">;
  /** False: a visitor may have any number of readings, several at a time. `atOnce` holds. */
  boundsVisitors?: boolean;
  /** Counts with other servers where there are any; without it, in this process. */
  createLimiter?: CreateLimiter;
};

const TEN_MINUTES_SECONDS = 10 * 60;
const DAY_SECONDS = 24 * 60 * 60;
const BUSY_RETRY_SECONDS = 3;

/**
 * Layer 7: one reading at a time for a visitor (an IPv4 address, an IPv6 /64), a few for all, by this
 * server; so many in ten minutes and in a day, by all servers that share a database.
 */
export function createQuota({
  settings,
  boundsVisitors = true,
  createLimiter = createMemoryLimiter,
}: QuotaOptions): Quota {
  const reading = new Set<string>();
  let serial = 0;
  const limiters = boundsVisitors
    ? [
        createLimiter("readings-household-ten-minutes", {
          points: settings.visitorPerTenMinutes,
          duration: TEN_MINUTES_SECONDS,
        }),
        createLimiter("readings-household-day", {
          points: settings.visitorPerDay,
          duration: DAY_SECONDS,
        }),
      ]
    : [];

  return {
    active: () => reading.size,
    async admit(visitor) {
      const key = boundsVisitors ? householdOf(visitor) : String((serial += 1));
      if (reading.has(key) || reading.size >= settings.atOnce) {
        return { ok: false, problem: "busy", retryAfterSeconds: BUSY_RETRY_SECONDS };
      }
      // Its place is taken before the count is asked for, which another server may have to answer.
      reading.add(key);
      let isPresent = true;
      const leave = () => {
        if (isPresent) reading.delete(key);
        isPresent = false;
      };
      try {
        const verdict = await consumeAll(limiters.map((limiter) => [limiter, key]));
        if (verdict.allowed) return { ok: true, leave };
        leave();
        return {
          ok: false,
          problem: "too-many",
          retryAfterSeconds: Math.max(1, verdict.retryAfterSeconds),
        };
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}
