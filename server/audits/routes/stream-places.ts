import { NETWORK_SHARE, ringsOf } from "#server/front/client-address.ts";

export type StreamPlace = {
  /** Aborted when the server ends. */
  signal: AbortSignal;
  leave: () => void;
};

export type StreamBounds = { perAudit: number; perVisitor: number };

/** Whoever watches an audit has a connection, and is sent its state twice a second. */
export const WATCHING: StreamBounds = { perAudit: 10, perVisitor: 2 };
/** Of a report's files. A browser that loads all of them waits a moment for the last ones. */
export const LOADING: StreamBounds = { perAudit: 10, perVisitor: 4 };

/**
 * The streams that are open on this server: so many of one audit, so many of one visitor, and of the
 * network around them.
 */
export function createStreamPlaces({ perAudit, perVisitor }: StreamBounds) {
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
      const { household, network } = ringsOf(address);
      const places: readonly (readonly [string, number])[] = [
        [`audit ${audit}`, perAudit],
        [`household ${household}`, perVisitor],
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
    /** All at once: a stream would keep the server from ending. */
    end: () => ending.abort(),
  };
}
