import { errorKind, type Log } from "#server/log/log.ts";
import { backoffMs, MAX_TRIES } from "#server/notify/backoff.ts";
import { DeliveryError, type Deliver } from "#server/notify/deliver.ts";
import type { Job, NotificationKind, SubmissionStore } from "#server/store/submission-store.ts";

/** An outbox, and what its jobs are about: `find` takes a job's `submissionId`. */
export type RelayStore<Item> = Pick<SubmissionStore, "claim" | "done" | "retry" | "dead"> & {
  find: (id: string) => Promise<Item | undefined>;
};

export type RelayOptions<Item> = {
  store: RelayStore<Item>;
  /** Kinds without a way to deliver them are left alone until there is one. */
  deliver: Partial<Record<NotificationKind, Deliver<Item>>>;
  clock: () => number;
  random: () => number;
  log: Log;
  leaseMs: number;
  backoffMs: number;
  pollMs?: number;
  observe?: (outcome: RelayOutcome) => void;
};

export type RelayOutcome = "delivered" | "retried" | "dead";

export type Relay = {
  start: () => void;
  /** Something new is due: look now rather than at the next turn. */
  nudge: () => void;
  /** Takes no more jobs, and waits a moment for those under way. */
  stop: () => Promise<void>;
  /** Delivers what is due and returns how many jobs that were. */
  runOnce: () => Promise<number>;
};

const POLL_MS = 1_000;
const AT_ONCE = 8;
/** Less than the lease: a job must not be given to another while it is still being sent. */
const SHARE_OF_LEASE = 0.75;
const STOP_GRACE_MS = 400;

/**
 * Sends what the outbox holds, at least once. A job whose server dies in the middle is taken again
 * when its lease is over; the message then carries the same identity as the first.
 */
export function createRelay<Item>(options: RelayOptions<Item>): Relay {
  const { store, deliver, clock, random, log, leaseMs, pollMs = POLL_MS } = options;
  const kinds = Object.keys(deliver) as NotificationKind[];
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> | undefined;
  let isNudged = false;
  const stopping = new AbortController();

  async function runOnce(): Promise<number> {
    if (kinds.length === 0) return 0;
    const jobs = await store.claim({ kinds, now: clock(), limit: AT_ONCE, leaseMs });
    await Promise.all(jobs.map(run));
    return jobs.length;
  }

  async function run(job: Job) {
    const facts = { id: job.submissionId, kind: job.kind, tries: job.tries };
    try {
      const submission = await store.find(job.submissionId);
      // Deleted meanwhile, with its jobs: there is nobody left to write about.
      if (submission === undefined) return;
      await deliver[job.kind]?.(submission, AbortSignal.timeout(leaseMs * SHARE_OF_LEASE));
      await store.done(job, clock());
      log.info("notification_delivered", facts);
      options.observe?.("delivered");
    } catch (error) {
      const reason = error instanceof DeliveryError ? error.message : errorKind(error);
      // The outbox may be as far away as the mail server; the lease then runs out by itself.
      await postpone(job, reason).catch((fault: unknown) =>
        log.error("outbox_unavailable", { ...facts, reason: errorKind(fault) }),
      );
    }
  }

  async function postpone(job: Job, reason: string) {
    const facts = { id: job.submissionId, kind: job.kind, tries: job.tries, reason };
    if (job.tries >= MAX_TRIES) {
      await store.dead(job, reason);
      log.error("notification_dead", facts);
      options.observe?.("dead");
      return;
    }
    const waitMs = backoffMs(job.tries, options.backoffMs, random);
    await store.retry(job, clock() + waitMs);
    log.warn("notification_postponed", { ...facts, waitMs });
    options.observe?.("retried");
  }

  async function takeTurns() {
    try {
      do {
        isNudged = false;
        // As long as batches come back full there is more to do.
        while (!stopping.signal.aborted && (await runOnce()) === AT_ONCE);
      } while (isNudged && !stopping.signal.aborted);
    } catch (error) {
      log.error("outbox_unavailable", { reason: errorKind(error) });
    }
    turn = undefined;
    if (!stopping.signal.aborted) timer = setTimeout(begin, pollMs).unref();
  }

  function begin() {
    clearTimeout(timer);
    if (turn === undefined) turn = takeTurns();
    else isNudged = true;
  }

  return {
    runOnce,
    start: begin,
    nudge: () => {
      if (!stopping.signal.aborted && kinds.length > 0) begin();
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      const grace = new Promise((resolve) => setTimeout(resolve, STOP_GRACE_MS).unref());
      await Promise.race([turn, grace]);
    },
  };
}
