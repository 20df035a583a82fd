export type StreamPlace = {
  /** Aborted when the server ends. */
  signal: AbortSignal;
  leave: () => void;
};

/** What a stream is counted under, and how many may be open of it. */
type PlaceBound = readonly [key: string, most: number];

/** Counts the open streams of this server. */
export function createStreamPlaces() {
  const taken = new Map<string, number>();
  const ending = new AbortController();

  const change = (key: string, by: 1 | -1) => {
    const left = (taken.get(key) ?? 0) + by;
    if (left === 0) taken.delete(key);
    else taken.set(key, left);
  };

  return {
    /** Undefined if there is no place. A place has to be left when its stream ends. */
    take(bounds: readonly PlaceBound[]): StreamPlace | undefined {
      if (bounds.some(([key, most]) => (taken.get(key) ?? 0) >= most)) return undefined;
      for (const [key] of bounds) change(key, 1);
      let isLeft = false;
      return {
        signal: ending.signal,
        leave() {
          if (isLeft) return;
          isLeft = true;
          for (const [key] of bounds) change(key, -1);
        },
      };
    },
    /** All at once: an open stream would keep the server from ending. */
    end: () => ending.abort(),
  };
}
