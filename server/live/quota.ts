import { householdOf } from "#server/client-address.ts";
import { createCounter } from "#server/live/counter.ts";
import type { LiveSettings } from "#server/live/settings.ts";

export type Admission =
  | { ok: true; leave: () => void }
  /** "busy": a moment later it may go. "too-many": the visitor's own quota is used up. */
  | { ok: false; problem: "busy" | "too-many"; retryAfterSeconds: number };

export type Quota = {
  /** Asked for each reading; `leave` must be called when it is over. */
  admit: (visitor: string) => Admission;
  active: () => number;
};

export type QuotaOptions = {
  clock: () => number;
  settings: Pick<LiveSettings, "atOnce" | "visitorPerTenMinutes" | "visitorPerDay">;
  /** False: a visitor may have any number of readings, several at a time. `atOnce` holds. */
  boundsVisitors?: boolean;
};

const TEN_MINUTES_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const BUSY_RETRY_SECONDS = 3;

/** Layer 7: one reading at a time for a visitor (an IPv4 address, an IPv6 /64), a few for all. */
export function createQuota({ clock, settings, boundsVisitors = true }: QuotaOptions): Quota {
  const reading = new Set<string>();
  let serial = 0;
  const counters = boundsVisitors
    ? [
        createCounter({ points: settings.visitorPerTenMinutes, periodMs: TEN_MINUTES_MS, clock }),
        createCounter({ points: settings.visitorPerDay, periodMs: DAY_MS, clock }),
      ]
    : [];

  return {
    active: () => reading.size,
    admit(visitor) {
      const key = boundsVisitors ? householdOf(visitor) : String((serial += 1));
      if (reading.has(key) || reading.size >= settings.atOnce) {
        return { ok: false, problem: "busy", retryAfterSeconds: BUSY_RETRY_SECONDS };
      }
      const usedUpMs = Math.max(0, ...counters.map((counter) => counter.waitMs(key)));
      if (usedUpMs > 0) {
        const retryAfterSeconds = Math.max(1, Math.ceil(usedUpMs / 1000));
        return { ok: false, problem: "too-many", retryAfterSeconds };
      }
      for (const counter of counters) counter.take(key);
      reading.add(key);
      let isPresent = true;
      return {
        ok: true,
        leave: () => {
          if (isPresent) reading.delete(key);
          isPresent = false;
        },
      };
    },
  };
}
