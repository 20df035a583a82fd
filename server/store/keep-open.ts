import { errorKind, type Log } from "#server/log/log.ts";
import { askAtMostEvery } from "./ask-at-most-every.ts";
import { forwardTo, KeptOpen } from "#server/data/kept-open.ts";
import type { Transactions } from "#server/data/sql.ts";
import { StoreGoneError } from "#server/data/store-fault.ts";
import type { SubmissionStore } from "./submission-store.ts";

type KeepOpenOptions = {
  open: () => SubmissionStore | Promise<SubmissionStore>;
  retryMs: number;
  log: Log;
  /** How often the server looks whether the files that it opened are in their place. */
  watchMs?: number;
  /** Called before a store whose files are gone is closed. */
  onGone?: () => void;
};

const WATCH_MS = 1_000;
/** `check` writes, so more frequent calls get the same answer. */
const CHECK_MS = 1_000;

type KeptStore = SubmissionStore & { isOpen: () => boolean };

/**
 * A store whose database may be away. While it is, pages are served and enquiries are refused with 503.
 */
export async function keepStoreOpen({
  open,
  retryMs,
  log,
  watchMs = WATCH_MS,
  onGone = () => {},
}: KeepOpenOptions): Promise<KeptStore> {
  const kept = new KeptOpen({
    open,
    retryMs,
    explain: (reason) => `the database is not open: ${reason}`,
    onOpen: () => log.info("store_open"),
    onFault: (error, reason) =>
      log.error("store_unavailable", { kind: errorKind(error), reason, retryInMs: retryMs }),
  });

  /** Closing the removed store writes its log into its file. */
  async function reopenWhereGone(failed: SubmissionStore | undefined, error: unknown) {
    if (failed === undefined || !(error instanceof StoreGoneError)) return;
    await kept.reopen(failed, error, () => {
      log.error("store_gone");
      onGone();
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

  /** Also without writes: what is only in a removed log is saved before the process ends. */
  const watch = setInterval(() => {
    try {
      kept.opened?.assertInPlace();
    } catch (error) {
      readiness.fail(error);
      void reopenWhereGone(kept.opened, error);
    }
  }, watchMs).unref();

  await kept.tryToOpen();

  const store: Pick<KeptStore, "data" | "isOpen" | "save" | "check" | "assertInPlace" | "close"> = {
    data: keepDataOpen(() => kept.get(), ask),
    isOpen: () => kept.opened !== undefined,
    save: (submission) => ask((opened) => readiness.observe(opened.save(submission))),
    check: readiness.ask,
    assertInPlace: () => kept.get().assertInPlace(),
    close: async () => {
      clearInterval(watch);
      await kept.close();
    },
  };
  return forwardTo<KeptStore>(() => kept.get() as KeptStore, store);
}

type AskStore = <Result>(work: (store: SubmissionStore) => Promise<Result>) => Promise<Result>;

/** The database of the store that is open just now. It is closed with the store. */
const keepDataOpen = (get: () => SubmissionStore, ask: AskStore): Transactions => ({
  all: async (text, values) => get().data.all(text, values),
  change: (text, values) => ask(({ data }) => data.change(text, values)),
  write: (rows) => ask(({ data }) => data.write(rows)),
  transaction: (work, since) => ask(({ data }) => data.transaction(work, since)),
  close: async () => {},
});
