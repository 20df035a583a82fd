import { DAY, TEN_MINUTES } from "#lib/durations.ts";
import { rateKeysOf, type RateKeys } from "#server/front/client-address.ts";
import { hasRoomBeside } from "#server/front/has-room-beside.ts";
import { consumeAll, createVisitorLimit, type CreateLimiter } from "#server/forms/limits.ts";
import { createMemoryLimiter } from "#server/forms/memory-limiter.ts";
import { limitSignal } from "#server/reading/limit-signal.ts";
import type { Lines, Turn } from "#server/reading/lines.ts";
import type { LiveSettings } from "./settings.ts";

type QuotaAdmission =
  | { ok: true; leave: () => void }
  /** "busy": a moment later it may go. "too-many": the visitor's own quota is used up. */
  | { ok: false; problem: "busy" | "too-many"; retryAfterSeconds: number };

export type Quota = {
  /**
   * Asked for each reading, and waits for one of this server's places; `leave` must be called when
   * the reading is over. `signal`: the visitor has gone.
   */
  admit: (visitor: string, signal?: AbortSignal) => Promise<QuotaAdmission>;
  /** Readings that have a place or wait for one. */
  active: () => number;
};

export type QuotaOptions = {
  settings: Pick<LiveSettings, "atOnce" | "visitorPerTenMinutes" | "visitorPerDay">;
  lines: Lines;
  /** False: a visitor may have any number of readings, several at a time. `atOnce` holds. */
  boundsVisitors?: boolean;
  /** Counts with other servers where there are any; without it, in this process. */
  createLimiter?: CreateLimiter;
  /** How long a reading may wait for a place. */
  maxWaitMs?: number;
};

const BUSY_RETRY_SECONDS = 3;
/** How many may wait for each place. */
const WAITING_PER_PLACE = 3;
const MAX_WAIT_MS = 20_000;
const PLACES = "places";
const NEVER = new AbortController().signal;

/**
 * Layer 7: one reading at a time for a visitor, half of the places for the network around it, a few
 * for all, by this server; so many in ten minutes and in a day, by all servers that share a database.
 * An attempt counts whether it finds a place or not.
 */
export function createQuota({
  settings,
  lines,
  boundsVisitors = true,
  createLimiter = createMemoryLimiter,
  maxWaitMs = MAX_WAIT_MS,
}: QuotaOptions): Quota {
  const { atOnce } = settings;
  const maxPresent = atOnce * (1 + WAITING_PER_PLACE);
  const maxOfNetwork = Math.max(1, Math.floor(atOnce / 2));
  /** The keys of each reading's visitor. */
  const present: RateKeys[] = [];
  const limits = boundsVisitors ? createLimits(settings, createLimiter) : [];

  const hasRoom = (keys: RateKeys) =>
    present.length < maxPresent && (!boundsVisitors || hasRoomBeside(keys, present, maxOfNetwork));

  return {
    active: () => present.length,
    async admit(visitor, signal = NEVER) {
      const keys = rateKeysOf(visitor);
      const isRoomy = hasRoom(keys);
      // Before the count is asked for, which another server may have to answer.
      if (isRoomy) present.push(keys);
      let turn: Turn | undefined;
      const leave = () => {
        turn?.leave();
        const at = present.indexOf(keys);
        if (at >= 0) present.splice(at, 1);
      };
      try {
        const verdict = await consumeAll(limits.flatMap((countersOf) => countersOf(visitor)));
        if (!verdict.allowed) {
          leave();
          const retryAfterSeconds = Math.max(1, verdict.retryAfterSeconds);
          return { ok: false, problem: "too-many", retryAfterSeconds };
        }
        if (!isRoomy) return busy;
        turn = await takePlace(signal);
        if (turn !== undefined) return { ok: true, leave };
        leave();
        return busy;
      } catch (error) {
        leave();
        throw error;
      }
    },
  };

  /** Undefined: none came free in time. */
  async function takePlace(signal: AbortSignal): Promise<Turn | undefined> {
    const limit = limitSignal(maxWaitMs, signal);
    const turn = { requester: Symbol(), gapMs: 0, atOnce, signal: limit.signal };
    return lines
      .take(PLACES, turn)
      .catch(() => undefined)
      .finally(limit.end);
  }
}

function createLimits(
  { visitorPerTenMinutes, visitorPerDay }: QuotaOptions["settings"],
  createLimiter: CreateLimiter,
) {
  const shortly = { points: visitorPerTenMinutes, duration: TEN_MINUTES };
  const daily = { points: visitorPerDay, duration: DAY };
  return [
    createVisitorLimit(createLimiter, "readings-ten-minutes", shortly),
    createVisitorLimit(createLimiter, "readings-day", daily),
  ];
}

const busy: QuotaAdmission = { ok: false, problem: "busy", retryAfterSeconds: BUSY_RETRY_SECONDS };
