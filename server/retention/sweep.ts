import { judgeClock, type ClockMemory } from "./clock-memory.ts";
import type { SubmissionStore } from "#server/store/submission-store.ts";
import { DAY_MS } from "#lib/durations.ts";

const SPAM_DAYS = 30;

const MEMORY_NAME = "clock";

/** More than this share of all enquiries never goes in one sweep by itself; a single one may. */
const MAX_SHARE = 0.1;

export type SweepStore = Pick<
  SubmissionStore,
  "purge" | "countEnquiries" | "list" | "recall" | "remember"
>;

type SweepRequest = {
  store: SweepStore;
  /** Milliseconds since 1970, by this machine's clock. */
  now: number;
  /** Undefined: enquiries are kept; spam goes all the same. */
  days: number | undefined;
  /** A person has looked at the clock and at what would go. */
  confirmed?: boolean;
};

type Sweep = {
  spam: number;
  enquiries: number;
  /** Why something was not deleted, in words for the operator. */
  notDeleted?: string;
};

/** Deletes what has been kept long enough, unless the clock or the amount makes that doubtful. */
export async function sweep({ store, now, days, confirmed = false }: SweepRequest): Promise<Sweep> {
  const doubt = await noteTime(store, now, confirmed);
  if (doubt !== undefined) return { spam: 0, enquiries: 0, notDeleted: doubt };

  const spam = await store.purge(now - SPAM_DAYS * DAY_MS, { spam: true });
  if (days === undefined) return { spam, enquiries: 0 };

  const before = now - days * DAY_MS;
  if (!confirmed) {
    const [old, all] = [await store.countEnquiries(before), await store.countEnquiries()];
    if (old > Math.max(1, all * MAX_SHARE)) {
      const notDeleted = `${old} of ${all} enquiries are older than ${days} days, more than a tenth of them`;
      return { spam, enquiries: 0, notDeleted };
    }
  }
  return { spam, enquiries: await store.purge(before) };
}

/**
 * Remembers the time that the clock shows. Returns why it is not to be believed, or undefined where
 * it is; a person's word makes it so.
 */
export async function noteTime(
  store: SweepStore,
  now: number,
  confirmed = false,
): Promise<string | undefined> {
  const judgement = judgeClock(confirmed ? { newest: now } : await recall(store, now), now);
  await store.remember(MEMORY_NAME, JSON.stringify(judgement.memory));
  if (judgement.aheadMs === 0) return undefined;

  const days = Math.floor(judgement.aheadMs / DAY_MS);
  const how = judgement.mayProve ? "; it is believed after a day of steady running" : "";
  return `the clock is ${days} days ahead of the newest time seen${how}`;
}

/** A store that has no memory yet has seen the time of its newest row, and none where it is empty. */
async function recall(store: SweepStore, now: number): Promise<ClockMemory> {
  const remembered = await store.recall(MEMORY_NAME);
  if (remembered !== undefined) return JSON.parse(remembered) as ClockMemory;
  const rows = [
    ...(await store.list({ limit: 1 })),
    ...(await store.list({ limit: 1, spam: true })),
  ];
  return { newest: rows.length === 0 ? now : Math.max(...rows.map(({ at }) => at)) };
}
