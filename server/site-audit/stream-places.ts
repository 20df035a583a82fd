import { householdOf } from "#server/client-address.ts";

/** Whoever watches an audit holds a connection, and has its state told twice a second. */
const PER_AUDIT = 10;
const PER_VISITOR = 2;

export type StreamPlace = {
  /** Aborted when the server ends. */
  signal: AbortSignal;
  leave: () => void;
};

/** The progress streams that are open on this server: so many of one audit, so many of one visitor. */
export function createStreamPlaces({ boundsVisitors }: { boundsVisitors: boolean }) {
  const taken = new Map<string, number>();
  const ending = new AbortController();

  const change = (key: string, by: 1 | -1) => {
    const left = (taken.get(key) ?? 0) + by;
    if (left === 0) taken.delete(key);
    else taken.set(key, left);
  };

  return {
    /** Undefined: there is no place. A place is to be left once, when its stream ends. */
    take(audit: number, address: string): StreamPlace | undefined {
      const ofAudit = `audit ${audit}`;
      const ofVisitor = `visitor ${householdOf(address)}`;
      if ((taken.get(ofAudit) ?? 0) >= PER_AUDIT) return undefined;
      if (boundsVisitors && (taken.get(ofVisitor) ?? 0) >= PER_VISITOR) return undefined;
      for (const key of [ofAudit, ofVisitor]) change(key, 1);
      let isLeft = false;
      return {
        signal: ending.signal,
        leave() {
          if (isLeft) return;
          isLeft = true;
          for (const key of [ofAudit, ofVisitor]) change(key, -1);
        },
      };
    },
    /** All at once: a stream would keep the server from ending. */
    end: () => ending.abort(),
  };
}

export type StreamPlaces = ReturnType<typeof createStreamPlaces>;
