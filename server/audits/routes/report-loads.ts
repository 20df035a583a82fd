import {
  consumeAll,
  createVisitorLimit,
  type CreateLimiter,
  type Refused,
} from "#server/forms/limits.ts";
import { NETWORK_SHARE, rateKeysOf } from "#server/front/client-address.ts";
import { createStreamPlaces, type StreamPlace } from "#server/front/stream-places.ts";
import type { AuditRefusal } from "#server/audits/store/room.ts";

/** "report": its head, or a part of its lists. */
export type Loaded = "file" | "report";

/** How many load or watch one audit at a time. */
const PER_AUDIT = 10;
/**
 * How many one visitor has open at a time. A progress stream is sent the state twice a second. A
 * browser that loads all files of a report waits a moment for the last ones.
 */
const PER_VISITOR = { events: 2, file: 4, report: 4 };
/** For one visitor in ten minutes. */
const LOADS = {
  file: { points: 60, duration: 10 * 60 },
  report: { points: 300, duration: 10 * 60 },
};

/** Bounds who may watch audits and load their reports, and how many at a time. */
export function createReportLoads({
  boundsVisitors,
  createLimiter,
}: {
  boundsVisitors: boolean;
  createLimiter: CreateLimiter;
}) {
  const places = createStreamPlaces();
  const loads = {
    file: createVisitorLimit(createLimiter, "site-audit-files", LOADS.file),
    report: createVisitorLimit(createLimiter, "site-audit-reports", LOADS.report),
  };

  function take(what: keyof typeof PER_VISITOR, audit: number, address: string) {
    const { visitor, network } = rateKeysOf(address);
    const most = boundsVisitors ? PER_VISITOR[what] : Infinity;
    return places.take([
      [`${what} of audit ${audit}`, PER_AUDIT],
      [`${what} to visitor ${visitor}`, most],
      [`${what} to network ${network}`, most * NETWORK_SHARE],
    ]);
  }

  return {
    /** Undefined if there is no place. */
    watch: (audit: number, address: string) => take("events", audit, address),
    load: async (
      audit: number,
      address: string,
      what: Loaded,
    ): Promise<StreamPlace | AuditRefusal> => {
      if (boundsVisitors) {
        const asked = await consumeAll(loads[what](address));
        if (!asked.allowed) return refuseLoads(asked);
      }
      return take(what, audit, address) ?? refuseLoads({ retryAfterSeconds: 5 });
    },
    end: places.end,
  };
}

function refuseLoads({ retryAfterSeconds }: Pick<Refused, "retryAfterSeconds">): AuditRefusal {
  const problem = "Many reports are being loaded just now. Wait for a moment, then try again.";
  return { ok: false, status: 429, problem, retryAfterSeconds };
}
