import { errorKind, type Log } from "#server/log/log.ts";
import { noteTime, sweep, type SweepStore } from "./sweep.ts";

type RetentionOptions = {
  store: SweepStore;
  /** Undefined: enquiries are kept; spam goes all the same. */
  days: number | undefined;
  clock: () => number;
  log: Log;
  /** Deletes what else was kept of enquiries that are gone; how much. */
  forgetAudits?: () => Promise<number>;
};

const CHECK_EVERY_MS = 60 * 60 * 1000;
const FIRST_CHECK_AFTER_MS = 60 * 1000;

/** Deletes what has been kept long enough, every hour. */
export function createRetention({ store, days, clock, log, forgetAudits }: RetentionOptions) {
  let timer: NodeJS.Timeout | undefined;
  let notDeleted: string | undefined;

  async function runOnce() {
    const swept = await sweep({ store, now: clock(), days });
    notDeleted = swept.notDeleted;
    if (notDeleted !== undefined) log.warn("deletion_paused", { reason: notDeleted });
    if (swept.spam + swept.enquiries > 0) {
      log.info("purged", { spam: swept.spam, enquiries: swept.enquiries });
    }
    const audits = (await forgetAudits?.()) ?? 0;
    if (audits > 0) log.info("purged_audits", { audits });
  }

  const logFailure = (error: unknown) => log.error("purge_failed", { kind: errorKind(error) });

  function schedule(afterMs: number) {
    timer = setTimeout(() => {
      runOnce()
        .catch(logFailure)
        .finally(() => schedule(CHECK_EVERY_MS));
    }, afterMs).unref();
  }

  return {
    runOnce,
    /** What the operator should know: why nothing is deleted by age, where that is so. */
    notice: () =>
      notDeleted === undefined ? undefined : `deletion by age is paused: ${notDeleted}`,
    start: () => {
      schedule(FIRST_CHECK_AFTER_MS);
      // Before the first enquiry brings the clock's own time into an empty store.
      noteTime(store, clock()).then((doubt) => (notDeleted = doubt), logFailure);
    },
    stop: () => clearTimeout(timer),
  };
}
