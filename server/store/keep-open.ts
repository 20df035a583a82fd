import { errorKind, type Log } from "#server/log.ts";
import { StoreGoneError, type SubmissionStore } from "#server/store/submission-store.ts";

export class StoreUnavailableError extends Error {
  override name = "StoreUnavailableError";
}

type KeepOpenOptions = {
  open: () => SubmissionStore | Promise<SubmissionStore>;
  retryMs: number;
  log: Log;
};

export type KeptStore = SubmissionStore & { isOpen: () => boolean };

/**
 * A store whose database may be away when the server starts: locked, damaged, on a full or
 * read-only disk. The pages are served meanwhile, enquiries are refused with 503, and opening is
 * tried again until it succeeds.
 */
export async function keepStoreOpen({ open, retryMs, log }: KeepOpenOptions): Promise<KeptStore> {
  let store: SubmissionStore | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function tryToOpen() {
    try {
      const fresh = await open();
      if (isClosed) return void (await fresh.close());
      store = fresh;
      log.info("store_open");
    } catch (error) {
      log.error("store_unavailable", { kind: errorKind(error), retryInMs: retryMs });
      if (!isClosed) retry = setTimeout(() => void tryToOpen(), retryMs).unref();
    }
  }

  function opened(): SubmissionStore {
    if (store === undefined) throw new StoreUnavailableError("The database is not open");
    return store;
  }

  /** Whoever asked first is told that it failed; the next one finds the database that is there now. */
  async function reopenWhereGone(error: unknown): Promise<never> {
    if (error instanceof StoreGoneError && store !== undefined) {
      const gone = store;
      store = undefined;
      log.error("store_gone");
      await gone.close().catch(() => undefined);
      await tryToOpen();
    }
    throw error;
  }

  await tryToOpen();

  return {
    isOpen: () => store !== undefined,
    save: async (submission) => opened().save(submission).catch(reopenWhereGone),
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
    check: async () => opened().check().catch(reopenWhereGone),
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await store?.close();
    },
  };
}
