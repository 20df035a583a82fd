import { errorKind, type Log } from "#server/log/log.ts";
import { backoffMs, MAX_TRIES } from "./backoff.ts";
import { DeliveryError, type Deliver } from "./deliver.ts";
import type { Job, NotificationKind, SubmissionStore } from "#server/store/submission-store.ts";

/** An outbox, and what its jobs are about: `find` takes a job's `submissionId`. */
export type RelayStore<Item> = Pick<SubmissionStore, "claim" | "done" | "retry" | "dead"> & {
  find: (id: string) => Promise<Item | undefined>;
};

export type RelayOptions<Item> = {
  store: RelayStore<Item>;
  /** The jobs of this kind alone: what hangs must not hold up the others. */
  kind: NotificationKind;
  deliver: Deliver<Item>;
  clock: () => number;
  random: () => number;
  log: Log;
  leaseMs: number;
  backoffMs: number;
  /** The longest wait between two tries; without it six hours. */
  longestBackoffMs?: number;
  /** Whether a job that failed once more is given up; without it after twelve tries. */
  isOver?: (job: Job, now: number) => boolean;
  pollMs?: number;
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
export class Relay<Item> {
  #options: RelayOptions<Item>;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> | undefined;
  #isNudged = false;
  #stopping = new AbortController();

  constructor(options: RelayOptions<Item>) {
    this.#options = options;
  }

  start(): void {
    clearTimeout(this.#timer);
    if (this.#turn === undefined) this.#turn = this.#takeTurns();
    else this.#isNudged = true;
  }

  /** Something new is due: look now rather than at the next turn. */
  nudge(): void {
    if (!this.#stopping.signal.aborted) this.start();
  }

  /** Takes no more jobs, and waits a moment for those under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    const grace = new Promise((resolve) => setTimeout(resolve, STOP_GRACE_MS).unref());
    await Promise.race([this.#turn, grace]);
  }

  /** Delivers what is due and returns how many jobs that were. */
  async runOnce(): Promise<number> {
    const { store, kind, clock, leaseMs } = this.#options;
    const jobs = await store.claim({ kinds: [kind], now: clock(), limit: AT_ONCE, leaseMs });
    await Promise.all(jobs.map((job) => this.#run(job)));
    return jobs.length;
  }

  async #takeTurns() {
    const { log, pollMs = POLL_MS } = this.#options;
    const { signal } = this.#stopping;
    try {
      do {
        this.#isNudged = false;
        // As long as batches come back full there is more to do.
        while (!signal.aborted && (await this.runOnce()) === AT_ONCE);
      } while (this.#isNudged && !signal.aborted);
    } catch (error) {
      log.error("outbox_unavailable", { reason: errorKind(error) });
    }
    this.#turn = undefined;
    if (!signal.aborted) this.#timer = setTimeout(() => this.start(), pollMs).unref();
  }

  async #run(job: Job) {
    const { store, deliver, clock, log, leaseMs } = this.#options;
    const facts = { id: job.submissionId, kind: job.kind, tries: job.tries };
    try {
      const submission = await store.find(job.submissionId);
      // Deleted in the meantime, together with its jobs.
      if (submission === undefined) return;
      await deliver(submission, AbortSignal.timeout(leaseMs * SHARE_OF_LEASE));
      await store.done(job, clock());
      log.info("notification_delivered", facts);
    } catch (error) {
      const reason = error instanceof DeliveryError ? error.message : errorKind(error);
      // The outbox may be as far away as the mail server; the lease then runs out by itself.
      await this.#postpone(job, reason).catch((fault: unknown) =>
        log.error("outbox_unavailable", { ...facts, reason: errorKind(fault) }),
      );
    }
  }

  async #postpone(job: Job, reason: string) {
    const { store, clock, random, log, longestBackoffMs } = this.#options;
    const { isOver = ({ tries }) => tries >= MAX_TRIES } = this.#options;
    const facts = { id: job.submissionId, kind: job.kind, tries: job.tries, reason };
    if (isOver(job, clock())) {
      await store.dead(job, reason);
      log.error("notification_dead", facts);
      return;
    }
    const bounds = { firstMs: this.#options.backoffMs, longestMs: longestBackoffMs };
    const waitMs = backoffMs(job.tries, bounds, random);
    await store.retry(job, clock() + waitMs, reason);
    log.warn("notification_postponed", { ...facts, waitMs });
  }
}
