import { clockStep, timeLeft } from "#app/desk/clock.tsx";
import { tellPromiseAt } from "#lib/site/answer-promise.ts";
import { tellDuration, tellTime, tellWeekday } from "#lib/time-words.ts";
import type { Counts, EnquiryRow } from "#lib/desk/enquiry.ts";
import { spellNumberFirst } from "#lib/spell-number.ts";
import { HOUR_MS } from "#lib/durations.ts";

/** A first wait this near to the promise is named in the heading. */
const NEAR_MS = 2 * HOUR_MS;

/** "Eight people are waiting. One is late." `waiting` longest first; of more than are loaded, `counts` knows. */
export function describeWaiting(
  waiting: readonly Pick<EnquiryRow, "at" | "answeredAt">[],
  counts: Pick<Counts, "waiting" | "late">,
  now: number,
): string {
  const count = counts.waiting;
  if (count === 0) return "Nobody is waiting.";
  const who =
    count === 1 ? "One person is waiting." : `${spellNumberFirst(count)} people are waiting.`;
  const loaded = waiting.filter((each) => clockStep(each, now) === "late").length;
  // Where all are loaded, their own clocks are newer than what was counted.
  const late = count > waiting.length ? Math.max(loaded, counts.late) : loaded;
  if (late > 0) return `${who} ${late === 1 ? "One is" : `${spellNumberFirst(late)} are`} late.`;
  const left = waiting[0] === undefined ? Infinity : timeLeft(waiting[0].at, now);
  return left <= NEAR_MS ? `${who} The first has ${tellDuration(left)} left.` : who;
}

/** "Monday, 09:40. We promise an answer in 24 hours." */
export function describePromise(
  count: number,
  longestTodayMs: number | undefined,
  now: number,
): string {
  const moment = `${tellWeekday(now)}, ${tellTime(now)}.`;
  if (count > 0) return `${moment} We promise an answer ${tellPromiseAt(now)}.`;
  return longestTodayMs === undefined
    ? moment
    : `${moment} The longest wait today was ${tellDuration(longestTodayMs)}.`;
}
