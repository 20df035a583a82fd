import { consumeAll, createRingLimit, type CreateLimiter } from "#server/forms/limits.ts";
import { refuseLoads, type AuditRefusal } from "#server/audits/start/audit-refusals.ts";
import type { Loaded } from "#server/audits/start/site-audit-api.ts";
import {
  createStreamPlaces,
  LOADING,
  WATCHING,
  type StreamPlace,
} from "#server/audits/routes/stream-places.ts";

/** Of one household in ten minutes: files of reports, and reports with the parts of their lists. */
const LOADS = {
  file: { points: 60, duration: 10 * 60 },
  report: { points: 300, duration: 10 * 60 },
};

/** Who may watch audits and load their reports, and how many at a time. */
export function createReportLoads(options: {
  boundsVisitors: boolean;
  createLimiter: CreateLimiter;
}) {
  const { boundsVisitors, createLimiter } = options;
  const anyNumber = boundsVisitors ? {} : { perVisitor: Infinity };
  const streams = createStreamPlaces({ ...WATCHING, ...anyNumber });
  const loading = {
    file: createStreamPlaces({ ...LOADING, ...anyNumber }),
    report: createStreamPlaces({ ...LOADING, ...anyNumber }),
  };
  const loads = {
    file: createRingLimit(createLimiter, "site-audit-files", LOADS.file),
    report: createRingLimit(createLimiter, "site-audit-reports", LOADS.report),
  };
  return {
    watch: (id: number, visitor: string) => streams.take(id, visitor),
    async load(id: number, visitor: string, what: Loaded): Promise<StreamPlace | AuditRefusal> {
      if (boundsVisitors) {
        const asked = await consumeAll(loads[what](visitor));
        if (!asked.allowed) return refuseLoads(asked);
      }
      return loading[what].take(id, visitor) ?? refuseLoads({ retryAfterSeconds: 5 });
    },
    end() {
      streams.end();
      loading.file.end();
      loading.report.end();
    },
  };
}
