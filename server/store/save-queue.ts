import { setImmediate as nextTurn } from "node:timers/promises";

import type { NewSubmission, Saved } from "./submission-store.ts";

type Waiting = {
  submission: NewSubmission;
  /** By `performance.now`. */
  since: number;
  resolve: (saved: Saved) => void;
  reject: (error: unknown) => void;
};

type SaveQueueOptions = {
  /**
   * Resolves once the whole batch is on disk, and rejects where none of it is. `since` is when the
   * first of the batch came, by `performance.now`.
   */
  commit: (batch: readonly NewSubmission[], since: number) => Promise<Saved[]>;
  isConstraintError: (error: unknown) => boolean;
};

const MAX_BATCH = 500;
/** Beyond this the database is hopelessly behind: better to say so than to fill the memory. */
const MAX_WAITING = 10_000;
/** More than a lone visitor and a chance companion. */
const BUSY_BATCH_SIZE = 3;

/** Enquiries that arrive together, or while a commit is under way, share the next one. */
export class SaveQueue {
  #options: SaveQueueOptions;
  #waiting: Waiting[] = [];
  #flushing: Promise<void> | undefined;
  #lastBatchSize = 0;

  constructor(options: SaveQueueOptions) {
    this.#options = options;
  }

  /** Resolves after the commit, never before. */
  save(submission: NewSubmission): Promise<Saved> {
    if (this.#waiting.length >= MAX_WAITING) {
      return Promise.reject(new Error("Too many enquiries wait for the database"));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ submission, since: performance.now(), resolve, reject });
      this.#flushing ??= this.#flush();
    });
  }

  /** Resolves when the queue is empty. */
  async settle(): Promise<void> {
    await this.#flushing;
  }

  async #flush() {
    while (this.#waiting.length > 0) {
      await nextTurn();
      // Under load one more turn of the event loop brings in more for the same wait for the disk.
      if (this.#lastBatchSize >= BUSY_BATCH_SIZE) await nextTurn();
      const batch = this.#waiting.splice(0, MAX_BATCH);
      this.#lastBatchSize = batch.length;
      await this.#commit(batch);
    }
    this.#flushing = undefined;
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const { commit, isConstraintError } = this.#options;
    try {
      const saved = await commit(
        batch.map(({ submission }) => submission),
        batch[0]!.since,
      );
      for (const [index, { resolve }] of batch.entries()) resolve(saved[index]!);
    } catch (error) {
      if (isConstraintError(error) && batch.length > 1) {
        // One bad row must not sink the others.
        for (const one of batch) await this.#commit([one]);
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
  }
}
