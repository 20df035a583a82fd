import { errorKind, type Log } from "#server/log/log.ts";
import { askAtMostEvery } from "#server/store/ask-at-most-every.ts";
import {
  describeStoreFault,
  StoreGoneError,
  StoreUnusableError,
} from "#server/store/store-fault.ts";
import type { NewSubmission, Saved, SubmissionStore } from "#server/store/submission-store.ts";

const notOpen = (reason: string) => new StoreUnusableError(`the database is not open: ${reason}`);

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
 * A store whose database may be away when the server starts: locked, damaged, on a full or
 * read-only disk. The pages are served meanwhile, enquiries are refused with 503, and opening is
 * tried again until it succeeds.
 */
export async function keepStoreOpen({
  open,
  retryMs,
  log,
  watchMs = WATCH_MS,
  onGone = async () => {},
}: KeepOpenOptions): Promise<KeptStore> {
  let store: SubmissionStore | undefined;
  // Made when the store is lost, and not for each who asks: a stack costs half a page.
  let whyClosed = notOpen("it is being opened");
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function tryToOpen() {
    try {
      const fresh = await open();
      if (isClosed) return void (await fresh.close());
      store = fresh;
      log.info("store_open");
    } catch (error) {
      const reason = describeStoreFault(error);
      whyClosed = notOpen(reason);
      log.error("store_unavailable", {
        kind: errorKind(error),
        reason,
        retryInMs: retryMs,
      });
      if (!isClosed) retry = setTimeout(() => void tryToOpen(), retryMs).unref();
    }
  }

  function opened(): SubmissionStore {
    if (store === undefined) throw whyClosed;
    return store;
  }

  /**
   * Whoever asked first is told that it failed; the next one finds the database that is there now.
   * Closing the one that is gone writes what stands in its log into its file.
   */
  async function reopenWhereGone(failed: SubmissionStore | undefined, error: unknown) {
    if (!(error instanceof StoreGoneError) || store === undefined || store !== failed) return;
    store = undefined;
    whyClosed = notOpen(describeStoreFault(error));
    log.error("store_gone");
    await onGone().catch(() => undefined);
    await failed.close().catch(() => undefined);
    await tryToOpen();
  }

  async function save(submission: NewSubmission): Promise<Saved> {
    const current = opened();
    try {
      return await current.save(submission);
    } catch (error) {
      // No check may say "ready" from before.
      readiness.fail(error);
      await reopenWhereGone(current, error);
      throw error;
    }
  }

  const readiness = askAtMostEvery(CHECK_MS, async () => {
    const current = opened();
    try {
      await current.check();
    } catch (error) {
      await reopenWhereGone(current, error);
      throw error;
    }
  });

  /** Also where nobody writes: what is only in a removed log is saved before the process ends. */
  const watch = setInterval(() => {
    try {
      store?.assertInPlace();
    } catch (error) {
      readiness.fail(error);
      void reopenWhereGone(store, error);
    }
  }, watchMs).unref();

  await tryToOpen();

  return {
    isOpen: () => store !== undefined,
    save,
    claim: async (request) => opened().claim(request),
    done: async (job, now) => opened().done(job, now),
    retry: async (job, due) => opened().retry(job, due),
    dead: async (job, reason) => opened().dead(job, reason),
    deadLetters: async () => opened().deadLetters(),
    resend: async (now, submissionId) => opened().resend(now, submissionId),
    outboxCounts: async () => opened().outboxCounts(),
    find: async (id) => opened().find(id),
    list: async (filter) => opened().list(filter),
    count: async () => opened().count(),
    dump: async (afterId, limit) => opened().dump(afterId, limit),
    restore: async (submissions) => opened().restore(submissions),
    purge: async (before, only) => opened().purge(before, only),
    forget: async (email) => opened().forget(email),
    remove: async (id) => opened().remove(id),
    countEnquiries: async (before) => opened().countEnquiries(before),
    notSpam: async (id, now, notify) => opened().notSpam(id, now, notify),
    recall: async (name) => opened().recall(name),
    remember: async (name, value) => opened().remember(name, value),
    check: readiness.ask,
    assertInPlace: () => opened().assertInPlace(),
    close: async () => {
      isClosed = true;
      clearInterval(watch);
      clearTimeout(retry);
      await store?.close();
    },
  };
}
