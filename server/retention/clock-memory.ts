/**
 * What the server remembers of the time, from one start to the next. Deleting by age trusts the
 * clock, and a clock may be years ahead: a dead battery, a restored virtual machine.
 */
import { DAY_MS } from "#lib/durations.ts";

export type ClockMemory = {
  /** The newest time that was believed, in milliseconds since 1970. */
  newest: number;
  /** A time far from it that the clock shows now: since when, and when last. */
  other?: { since: number; last: number };
};

type ClockJudgement = {
  memory: ClockMemory;
  /** How far the clock is ahead of the newest trusted time; 0 while the clock itself is trusted. */
  aheadMs: number;
  /** Whether it will be believed by itself once it has run on steadily. */
  mayProve: boolean;
};

/** A step back that time servers make now and then. */
const STEP_MS = 60 * 60 * 1000;

/** How far the clock may be from the newest trusted time without doubt. */
const MAX_LEAP_MS = DAY_MS;
/** So long it must then run on steadily, seen at least once a day, before it is believed. */
const PROOF_MS = DAY_MS;
/**
 * And at most so far ahead it may be: a site that was switched off for some weeks goes on by itself,
 * and a clock that is wrong by less makes little go early. Anything beyond is for a person to say.
 */
const MAX_PROVABLE_MS = 31 * DAY_MS;

/** Sets the clock against what is remembered. A clock that is behind deletes too little: no harm. */
export function judgeClock({ newest, other }: ClockMemory, now: number): ClockJudgement {
  if (Math.abs(now - newest) <= MAX_LEAP_MS) {
    return { memory: { newest: Math.max(newest, now) }, aheadMs: 0, mayProve: true };
  }

  const isSteady =
    other !== undefined && now - other.last >= -STEP_MS && now - other.last <= MAX_LEAP_MS;
  const since = isSteady ? other.since : now;
  const mayProve = since - newest <= MAX_PROVABLE_MS;
  if (mayProve && now - since >= PROOF_MS) {
    return { memory: { newest: now }, aheadMs: 0, mayProve };
  }
  return {
    memory: { newest, other: { since, last: now } },
    aheadMs: Math.max(0, now - newest),
    mayProve,
  };
}
