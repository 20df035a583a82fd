/** The week's figures, computed by the store. Days and weeks are Pakistan's (UTC+5, no summer time). */
import type { EnquiryStatus } from "./enquiry.ts";

export const MAX_SPAN_DAYS = 366;

/** Hours that part the answers of `WeekAnswer.speeds`; the promise follows. */
export const speedHours = [1, 3, 6, 12] as const;

export type WeekAnswer = {
  /** Days, both included. */
  from: string;
  to: string;
  /** ISO number where the span is a week from Monday to Sunday. */
  week: number | null;
  isSoFar: boolean;
  came: number;
  spam: number;
  /** Answered within the promise, of those answered or past it. */
  inTime: number;
  due: number;
  /** The longest answer that was late, and how many wait beyond the promise. */
  longestMs: number | null;
  answeredLate: number;
  waitLate: number;
  stillInTime: number;
  /** Until half of those answered had one; null where nobody was. */
  medianMs: number | null;
  won: number;
  lost: number;
  open: number;
  /** How many were answered in time: within the first of `speedHours`, the next, …, the promised hours, after a weekend; and how many late. */
  speeds: readonly number[];
  /** Each day of the span. `isDeskEmpty`: nobody opened the desk. `mean`: of the same weekday in up to eight weeks before. */
  days: readonly {
    day: string;
    mean: number | null;
    isDeskEmpty: boolean;
    came: number;
  }[];
  /** Most first; `before`: in the eight weeks that end with the span. */
  pages: readonly { page: string; came: number; before: number }[];
  /** Of the eight weeks that end with the span, the oldest first. */
  weeks: readonly ({
    from: string;
    came: number;
    inTime: number;
    due: number;
  } & Readonly<Record<EnquiryStatus, number>>)[];
  /** How many weeks of the eight before had any enquiry before them: what a mean is made of. */
  meanOf: number;
  now: number;
};
