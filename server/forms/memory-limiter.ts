import { RateLimiterMemory } from "rate-limiter-flexible";

/** So many in so many seconds. */
export type Bound = { points: number; duration: number };

/**
 * How many visitors or networks each limit remembers. About 350 bytes each: all limits together
 * stay under 40 MB, however many addresses are used.
 */
export const MAX_KEYS = 5_000;

/** Counts in this process. Beyond `MAX_KEYS` the key that was counted longest ago is dropped. */
export function createMemoryLimiter(name: string, bound: Bound): BoundedMemoryLimiter {
  return new BoundedMemoryLimiter({ keyPrefix: name, ...bound });
}

class BoundedMemoryLimiter extends RateLimiterMemory {
  private readonly keys = new Set<string>();

  override consume(...args: Parameters<RateLimiterMemory["consume"]>) {
    this.remember(String(args[0]));
    return super.consume(...args);
  }

  override reward(...args: Parameters<RateLimiterMemory["reward"]>) {
    this.remember(String(args[0]));
    return super.reward(...args);
  }

  private remember(key: string) {
    this.keys.delete(key);
    this.keys.add(key);
    if (this.keys.size <= MAX_KEYS) return;
    const [oldest] = this.keys;
    if (oldest === undefined) return;
    this.keys.delete(oldest);
    void this.delete(oldest);
  }
}
