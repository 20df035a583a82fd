import { errorKind, type Log } from "#server/log/log.ts";
import { askAtMostEvery } from "#server/store/ask-at-most-every.ts";
import { KeptOpen } from "#server/store/kept-open.ts";
import { StoreGoneError } from "#server/store/store-fault.ts";
import type { SubmissionStore } from "#server/store/submission-store.ts";

type KeepOpenOptions = {
  open: () => SubmissionStore | Promise<SubmissionStore>;
  retryMs: number;
  log: Log;
  /** How often it is looked whether the files that were opened are in their place. */
  watchMs?: number;
  /** Called before a store whose files are gone is closed: whoever else has them open lets go of them. */
  onGone?: () => Promise<void>;
};

const WATCH_MS = 1_000;
/** `check` writes: whoever asks more often gets the same answer. */
const CHECK_MS = 1_000;

export type KeptStore = SubmissionStore & { isOpen: () => boolean };

/**
 * A store whose database may be away. The pages are served meanwhile, and enquiries are refused with
 * 503.
 */
export async function keepStoreOpen({
  open,
  retryMs,
  log,
  watchMs = WATCH_MS,
  onGone = async () => {},
}: KeepOpenOptions): Promise<KeptStore> {
  const kept = new KeptOpen({
    open,
    retryMs,
    explain: (reason) => `the database is not open: ${reason}`,
    onOpen: () => log.info("store_open"),
    onFault: (error, reason) =>
      log.error("store_unavailable", { kind: errorKind(error), reason, retryInMs: retryMs }),
  });

  /**
   * Whoever asked first is told that it failed; the next one finds the database that is there now.
   * Closing the one that is gone writes what stands in its log into its file.
   */
  async function reopenWhereGone(failed: SubmissionStore | undefined, error: unknown) {
    if (failed === undefined || !(error instanceof StoreGoneError)) return;
    await kept.reopen(failed, error, async () => {
      log.error("store_gone");
      await onGone();
    });
  }

  async function ask<Result>(work: (store: SubmissionStore) => Promise<Result>): Promise<Result> {
    const current = kept.get();
    try {
      return await work(current);
    } catch (error) {
      await reopenWhereGone(current, error);
      throw error;
    }
  }

  const readiness = askAtMostEvery(CHECK_MS, () => ask((store) => store.check()));

  /** Also where nobody writes: what is only in a removed log is saved before the process ends. */
  const watch = setInterval(() => {
    try {
      kept.opened?.assertInPlace();
    } catch (error) {
      readiness.fail(error);
      void reopenWhereGone(kept.opened, error);
    }
  }, watchMs).unref();

  await kept.tryToOpen();

  return {
    ...passOn(() => kept.get()),
    isOpen: () => kept.opened !== undefined,
    save: (submission) =>
      ask((store) =>
        store.save(submission).catch((error: unknown) => {
          // No check may say "ready" from before.
          readiness.fail(error);
          throw error;
        }),
      ),
    check: readiness.ask,
    close: async () => {
      clearInterval(watch);
      await kept.close();
    },
  };
}

/** A store that is away rejects; it does not throw. */
function passOn(store: () => SubmissionStore): Omit<SubmissionStore, "save" | "check" | "close"> {
  return {
    claim: async (request) => store().claim(request),
    done: async (job, now) => store().done(job, now),
    retry: async (job, due) => store().retry(job, due),
    dead: async (job, reason) => store().dead(job, reason),
    deadLetters: async () => store().deadLetters(),
    resend: async (now, submissionId) => store().resend(now, submissionId),
    outboxCounts: async () => store().outboxCounts(),
    find: async (id) => store().find(id),
    list: async (filter) => store().list(filter),
    count: async () => store().count(),
    dump: async (afterId, limit) => store().dump(afterId, limit),
    restore: async (submissions) => store().restore(submissions),
    purge: async (before, only) => store().purge(before, only),
    forget: async (email) => store().forget(email),
    remove: async (id) => store().remove(id),
    countEnquiries: async (before) => store().countEnquiries(before),
    notSpam: async (id, now, notify) => store().notSpam(id, now, notify),
    recall: async (name) => store().recall(name),
    remember: async (name, value) => store().remember(name, value),
    assertInPlace: () => store().assertInPlace(),
  };
}
