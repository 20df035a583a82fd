import { randomUUID } from "node:crypto";

import type { Transactions } from "#server/data/sql.ts";

/** Name of a channel (`server/notify/channels.ts`). An enquiry has one outbox row for each that it is due for. */
export type NotificationKind = string;

export type Submission = {
  id: string;
  form: string;
  /** Milliseconds since 1970. */
  at: number;
  spam: boolean;
  /** What the spam checks noticed, for the person who looks through the spam. */
  signals: readonly string[];
  fields: Readonly<Record<string, string>>;
};

export type NewSubmission = Submission & {
  /** The same text means the same enquiry. */
  dedup: string;
  /** One outbox row is written for each, in the submission's own transaction. */
  notify: readonly NotificationKind[];
  /** When the notifications are due, in milliseconds since 1970; without it, at once. */
  notifyAt?: number;
};

/** A repeated enquiry is not stored again; `id` is then that of the first. */
export type Saved = { id: string; duplicate: boolean };

export type Job = {
  id: number | string;
  submissionId: string;
  kind: NotificationKind;
  /** Counts this attempt. Also shows a late holder of the lease that it has lost it. */
  tries: number;
  /** When it was tried first; null where its outbox does not note that. */
  since: number | null;
};

type DeadLetter = Omit<Job, "since"> & { reason: string; submittedAt: number };

type ListFilter = {
  /** Only enquiries that came after this one in the list, for reading page by page. */
  before?: { at: number; id: string };
  limit?: number;
  spam?: boolean;
};

/** A notification as it is stored, for moving from one database to another. */
export type StoredJob = {
  kind: NotificationKind;
  due: number;
  tries: number;
  done: number | null;
  dead: string | null;
};

/** Everything that is stored about one enquiry. */
export type StoredSubmission = Submission & { dedup: string; jobs: readonly StoredJob[] };

/**
 * Where enquiries live. Two engines implement it, and one suite of tests runs on both
 * (`store.contract.test.ts`).
 */
export type SubmissionStore = {
  /** The database that it is in, which the desk uses too. */
  data: Transactions;
  /** Resolves once the enquiry and its outbox rows are committed and on disk, never before. */
  save: (submission: NewSubmission) => Promise<Saved>;

  /** Takes due jobs for `leaseMs`: no other process gets them until then. */
  claim: (request: {
    kinds: readonly NotificationKind[];
    now: number;
    limit: number;
    leaseMs: number;
  }) => Promise<Job[]>;
  done: (job: Job, now: number) => Promise<void>;
  retry: (job: Job, due: number, reason?: string) => Promise<void>;
  dead: (job: Job, reason: string) => Promise<void>;

  deadLetters: () => Promise<DeadLetter[]>;

  find: (id: string) => Promise<Submission | undefined>;
  /** Newest first. */
  list: (filter: ListFilter) => Promise<Submission[]>;
  count: () => Promise<{ submissions: number; outbox: number }>;
  /** How many there are without the spam: all, or those older than `before`. */
  countEnquiries: (before?: number) => Promise<number>;
  /**
   * Makes an enquiry of what was taken for spam, with its notifications due now. False where there
   * is no spam of that id.
   */
  notSpam: (id: string, now: number, notify: readonly NotificationKind[]) => Promise<boolean>;

  /** Everything after the given id, in the order of ids, for moving to another database. */
  dump: (afterId: string, limit: number) => Promise<StoredSubmission[]>;
  /** Puts in what another database gave out, and leaves alone what is there already. */
  restore: (submissions: readonly StoredSubmission[]) => Promise<void>;

  /** Deletes enquiries older than `before` with their outbox rows. Returns how many. */
  purge: (before: number, only?: { spam: true }) => Promise<number>;
  /**
   * Deletes everything that came from one email address, given as `email` or as `_replyto`. Returns
   * how many enquiries.
   */
  forget: (email: string) => Promise<number>;
  /** Deletes one enquiry. False where there is none. */
  remove: (id: string) => Promise<boolean>;

  /** What the server keeps for its next start, by name. */
  recall: (name: string) => Promise<string | undefined>;
  remember: (name: string, value: string) => Promise<void>;

  /** Writes what an enquiry would write, and takes it out again. Rejects with what it would meet. */
  check: () => Promise<void>;
  /** Throws `StoreGoneError` where the files that were opened are not in their place any more. */
  assertInPlace: () => void;
  close: () => Promise<void>;
};

/** What `check` writes: as long as a usual enquiry, and never shown. */
export function createProbe(): NewSubmission {
  return {
    id: randomUUID(),
    form: "check",
    at: 0,
    spam: true,
    signals: [],
    dedup: "",
    notify: ["email"],
    fields: { message: "x".repeat(PROBE_LENGTH) },
  };
}

const PROBE_LENGTH = 2000;

/** The same enquiry sent again within this time is stored once. */
export const DUPLICATE_WINDOW_MS = 10 * 60 * 1000;

/**
 * A job due later than any wait can make it was set while the clock was wrong: it counts as due.
 * The longest wait is 6 hours (`backoff.ts`).
 */
export const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;
