import { consumeAll, createVisitorLimit, type CreateLimiter } from "#server/forms/limits.ts";
import { NETWORK_SHARE, rateKeysOf } from "#server/front/client-address.ts";
import { refuseLoads, type AuditRefusal } from "#server/audits/start/audit-refusals.ts";

export type StreamPlace = {
  /** Aborted when the server ends. */
  signal: AbortSignal;
  leave: () => void;
};

type StreamBounds = { perAudit: number; perVisitor: number };

/** "report": its head, or a part of its lists. */
export type Loaded = "file" | "report";

/** Each open progress stream is a connection, and is sent the state twice a second. */
export const WATCHING: StreamBounds = { perAudit: 10, perVisitor: 2 };
/** A browser that loads all files of a report waits a moment for the last ones. */
const LOADING: StreamBounds = { perAudit: 10, perVisitor: 4 };
/** For one visitor in ten minutes. */
const LOADS = {
  file: { points: 60, duration: 10 * 60 },
  report: { points: 300, duration: 10 * 60 },
};

/** Bounds who may watch audits and load their reports, and how many at a time. */
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
    file: createVisitorLimit(createLimiter, "site-audit-files", LOADS.file),
    report: createVisitorLimit(createLimiter, "site-audit-reports", LOADS.report),
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

/** Counts the open streams of this server: of one audit, of one visitor, and of the network around them. */
export function createStreamPlaces({ perAudit, perVisitor }: StreamBounds) {
  const taken = new Map<string, number>();
  const ending = new AbortController();

  const change = (key: string, by: 1 | -1) => {
    const left = (taken.get(key) ?? 0) + by;
    if (left === 0) taken.delete(key);
    else taken.set(key, left);
  };

  return {
    /** Undefined if there is no place. A place has to be left when its stream ends. */
    take(audit: number, address: string): StreamPlace | undefined {
      const { visitor, network } = rateKeysOf(address);
      const places: readonly (readonly [string, number])[] = [
        [`audit ${audit}`, perAudit],
        [`visitor ${visitor}`, perVisitor],
        [`network ${network}`, perVisitor * NETWORK_SHARE],
      ];
      if (places.some(([key, most]) => (taken.get(key) ?? 0) >= most)) return undefined;
      for (const [key] of places) change(key, 1);
      let isLeft = false;
      return {
        signal: ending.signal,
        leave() {
          if (isLeft) return;
          isLeft = true;
          for (const [key] of places) change(key, -1);
        },
      };
    },
    /** All at once: an open stream would keep the server from ending. */
    end: () => ending.abort(),
  };
}
