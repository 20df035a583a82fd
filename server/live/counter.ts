export type CounterOptions = {
  points: number;
  periodMs: number;
  clock: () => number;
  /** Past this many keys the one that was begun longest ago is forgotten. */
  maxKeys?: number;
};

const MAX_KEYS = 10_000;

/** Counts for each key, from its first use until the period is over. Memory is bounded by `maxKeys`. */
export function createCounter({ points, periodMs, clock, maxKeys = MAX_KEYS }: CounterOptions) {
  const begun = new Map<string, { used: number; until: number }>();

  function current(key: string) {
    const entry = begun.get(key);
    if (entry !== undefined && entry.until > clock()) return entry;
    begun.delete(key);
    return undefined;
  }

  return {
    /** How long until the key has points again; 0 when it has some. */
    waitMs(key: string): number {
      const entry = current(key);
      if (points <= 0) return periodMs;
      return entry === undefined || entry.used < points ? 0 : entry.until - clock();
    },
    take(key: string) {
      const entry = current(key);
      if (entry !== undefined) {
        entry.used += 1;
        return;
      }
      // Every period is as long, so the first in the map is the first to end.
      const oldest = begun.size >= maxKeys ? begun.keys().next().value : undefined;
      if (oldest !== undefined) begun.delete(oldest);
      begun.set(key, { used: 1, until: clock() + periodMs });
    },
    size: () => begun.size,
  };
}
