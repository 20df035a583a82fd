import { errorKind, type Log } from "#server/log.ts";
import type { SubmissionStore } from "#server/store/submission-store.ts";

type RetentionOptions = {
  store: Pick<SubmissionStore, "purge">;
  /** Undefined: enquiries are kept; spam goes all the same. */
  days: number | undefined;
  clock: () => number;
  /** A clock that only ever moves forward, at its own pace. */
  monotonic: () => number;
  log: Log;
};

export const SPAM_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;
const CHECK_EVERY_MS = 60 * 60 * 1000;
const FIRST_CHECK_AFTER_MS = 60 * 1000;
/** Clocks drift by seconds. One that is off by more was set, and may have been set wrong. */
const TOLERANCE_MS = 5 * 60 * 1000;

/** Deletes what has been kept long enough. */
export function createRetention({ store, days, clock, monotonic, log }: RetentionOptions) {
  const offset = clock() - monotonic();
  let timer: NodeJS.Timeout | undefined;

  async function runOnce() {
    const now = clock();
    // Set a year ahead by mistake, the clock would have everything deleted at once.
    if (Math.abs(now - monotonic() - offset) > TOLERANCE_MS) {
      log.warn("clock_was_set", { deleted: 0 });
      return;
    }
    const spam = await store.purge(now - SPAM_DAYS * DAY_MS, { spam: true });
    const enquiries = days === undefined ? 0 : await store.purge(now - days * DAY_MS);
    if (spam + enquiries > 0) log.info("purged", { spam, enquiries });
  }

  function schedule(afterMs: number) {
    timer = setTimeout(() => {
      runOnce()
        .catch((error: unknown) => log.error("purge_failed", { kind: errorKind(error) }))
        .finally(() => schedule(CHECK_EVERY_MS));
    }, afterMs).unref();
  }

  return {
    runOnce,
    start: () => schedule(FIRST_CHECK_AFTER_MS),
    stop: () => clearTimeout(timer),
  };
}
