/**
 * Within which time an enquiry is answered: one promise for the form, the pages, the mails and the
 * desk. Its values are `answerWithinHours`, `answerAfterWeekendBy` and the opening hours of the site
 * file. Times of day are Pakistan's; moments are milliseconds since 1970.
 */
import { count } from "#lib/count.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#lib/durations.ts";
import { dayBegin, weekdayOf } from "#lib/pakistan-days.ts";
import { sayTime } from "./opening-hours.ts";
import type { SiteFacts } from "./site-schema.ts";
import { site } from "./site.ts";

type PromiseFacts = Pick<SiteFacts, "answerWithinHours" | "answerAfterWeekendBy" | "openingHours">;

const WEEK_MS = 7 * DAY_MS;
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Times are from the beginning of the working week, its first day's midnight. */
type Weekend = {
  /** 0: Monday. */
  firstDay: number;
  /** What comes from `fromMs` on, before `untilMs` of the next week, is answered by `answeredMs` of that week. */
  fromMs: number;
  untilMs: number;
  answeredMs: number;
};

/**
 * Undefined where the hours hold always: somebody is there every day, or they are longer than the
 * weekend and the morning after it.
 */
function readWeekend(facts: PromiseFacts): Weekend | undefined {
  const { days, closes } = facts.openingHours;
  const hoursMs = facts.answerWithinHours * HOUR_MS;
  const fromMs = (days.length - 1) * DAY_MS + toMs(closes);
  const answeredMs = toMs(facts.answerAfterWeekendBy);
  if (days.length === WEEKDAYS.length || fromMs + hoursMs > WEEK_MS + answeredMs) return undefined;
  const firstDay = WEEKDAYS.indexOf(days[0] ?? "");
  return { firstDay, fromMs, untilMs: Math.max(0, answeredMs - hoursMs), answeredMs };
}

/** When an enquiry that came at `at` is to be answered. What came later is never due earlier. */
export function dueAt(at: number, facts: PromiseFacts = site): number {
  const weekend = readWeekend(facts);
  const end = weekend && endOfWeekend(at, weekend);
  return end === undefined ? at + facts.answerWithinHours * HOUR_MS : end + weekend!.answeredMs;
}

/** What came before this moment is past its promise at `now`: `dueAt`, the other way round. */
export function lateBefore(now: number, facts: PromiseFacts = site): number {
  const byHours = now - facts.answerWithinHours * HOUR_MS;
  const weekend = readWeekend(facts);
  if (weekend === undefined) return byHours;
  const begin = weekBegin(now, weekend);
  if (now > begin + weekend.answeredMs) {
    // The last weekend is due, and the next one not yet.
    return Math.min(Math.max(byHours, begin + weekend.untilMs), begin + weekend.fromMs);
  }
  return Math.min(byHours, begin - WEEK_MS + weekend.fromMs);
}

/** Of what comes at `at`: "in 24 hours", "by Monday noon". */
export function tellPromiseAt(at: number, facts: PromiseFacts = site): string {
  const weekend = readWeekend(facts);
  const isWeekend = weekend !== undefined && endOfWeekend(at, weekend) !== undefined;
  return isWeekend ? `by ${tellWeekendAnswer(facts)}` : `in ${tellPromisedHours(facts)}`;
}

/** The weekends of a span: what comes `from` to `until` is answered by `due`. */
export function listWeekends(from: number, to: number, facts: PromiseFacts = site) {
  const weekend = readWeekend(facts);
  const weekends: { from: number; until: number; due: number }[] = [];
  if (weekend === undefined) return weekends;
  for (let begin = weekBegin(from, weekend); begin < to + WEEK_MS; begin += WEEK_MS) {
    weekends.push({
      from: begin - WEEK_MS + weekend.fromMs,
      until: begin + weekend.untilMs,
      due: begin + weekend.answeredMs,
    });
  }
  return weekends;
}

/** "24 hours". */
export function tellPromisedHours({ answerWithinHours }: PromiseFacts = site): string {
  return count(answerWithinHours, "hour");
}

/** "Monday noon". */
function tellWeekendAnswer({ openingHours, answerAfterWeekendBy }: PromiseFacts) {
  return `${openingHours.days[0]} ${tellTimeOfDay(answerAfterWeekendBy)}`;
}

/** "What comes after Saturday 6 pm is answered by Monday noon."; "" where somebody is there every day. */
export function tellWeekend(facts: PromiseFacts = site): string {
  const { days, closes } = facts.openingHours;
  if (!readWeekend(facts)) return "";
  return `What comes after ${days.at(-1)} ${tellTimeOfDay(closes)} is answered by ${tellWeekendAnswer(facts)}.`;
}

/** "Within 24 hours. What comes after Saturday 6 pm is answered by Monday noon." */
export function tellPromise(facts: PromiseFacts = site): string {
  return `Within ${tellPromisedHours(facts)}. ${tellWeekend(facts)}`.trim();
}

/** When the week after it begins; undefined for what comes on no weekend. */
function endOfWeekend(at: number, weekend: Weekend): number | undefined {
  const begin = weekBegin(at, weekend);
  if (at < begin + weekend.untilMs) return begin;
  return at >= begin + weekend.fromMs ? begin + WEEK_MS : undefined;
}

function weekBegin(at: number, { firstDay }: Weekend): number {
  return dayBegin(at) - ((weekdayOf(at) - firstDay + 7) % 7) * DAY_MS;
}

function toMs(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS;
}

/** "noon", "6 pm", "9.30 am". */
function tellTimeOfDay(time: string): string {
  if (time === "12:00") return "noon";
  return `${sayTime(time)} ${time < "12:00" ? "am" : "pm"}`;
}
