/** Then the notification is a dead letter: a person looks at it, and sends it again. */
export const MAX_TRIES = 12;

/** Unless an outbox says otherwise. */
const LONGEST_BACKOFF_MS = 6 * 60 * 60 * 1000;

/**
 * How long to wait after the n-th attempt failed: anything between nothing and a bound that
 * doubles, so that a hundred waiting messages do not all come back in the same second.
 * https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function backoffMs(
  tries: number,
  { firstMs, longestMs = LONGEST_BACKOFF_MS }: { firstMs: number; longestMs?: number | undefined },
  random: () => number,
): number {
  return Math.round(random() * Math.min(longestMs, firstMs * 2 ** tries));
}
