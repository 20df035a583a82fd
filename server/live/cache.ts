import { rateKeysOf } from "#server/front/client-address.ts";

type CacheOptions = {
  keepMs: number;
  clock: () => number;
  /** Of all that is kept together; what was kept longest goes first. */
  maxBytes?: number;
  maxEntries?: number;
};

const MAX_BYTES = 20_000_000;
const MAX_ENTRIES = 500;
/** An answer's headers, addresses and words, which are not counted one by one. */
const OVERHEAD_BYTES = 20_000;

/**
 * Answers in memory, each only for the visitor who asked. Nothing is written anywhere. `sweep` drops
 * expired answers, also those that are not asked for again.
 */
export function createCache<Value>({
  keepMs,
  clock,
  maxBytes = MAX_BYTES,
  maxEntries = MAX_ENTRIES,
}: CacheOptions) {
  const kept = new Map<string, { value: Value; bytes: number; until: number }>();
  let total = 0;

  function drop(key: string) {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function sweep() {
    for (const [key, { until }] of kept) if (until <= clock()) drop(key);
  }

  return {
    get(visitor: string, url: string): Value | undefined {
      sweep();
      return kept.get(keyOf(visitor, url))?.value;
    },
    /** `bytes`: the size of the page and its robots.txt. */
    set(visitor: string, url: string, value: Value, bytes: number) {
      const key = keyOf(visitor, url);
      drop(key);
      const size = bytes + OVERHEAD_BYTES;
      if (size > maxBytes || keepMs <= 0) return;
      kept.set(key, { value, bytes: size, until: clock() + keepMs });
      total += size;
      for (const oldest of kept.keys()) {
        if (total <= maxBytes && kept.size <= maxEntries) break;
        drop(oldest);
      }
    },
    sweep,
    size: () => ({ entries: kept.size, bytes: total }),
  };
}

function keyOf(visitor: string, url: string): string {
  return `${rateKeysOf(visitor).address} ${url}`;
}

export type Cache<Value> = ReturnType<typeof createCache<Value>>;
