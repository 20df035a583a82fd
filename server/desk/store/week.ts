import { speedHours, type WeekAnswer } from "#lib/desk/week.ts";
import type { EnquiryStatus } from "#lib/desk/enquiry.ts";
import { enquiryStatuses } from "#lib/desk/enquiry.ts";

import { dueAt, listWeekends } from "#lib/site/answer-promise.ts";
import { site } from "#lib/site/site.ts";
import { median } from "#lib/median.ts";
import { dayBegin, dayOf, weekdayOf, weekNumber } from "#lib/pakistan-days.ts";
import { number, orNull, rowShape, text } from "#server/data/row-shape.ts";
import type { Sql } from "#server/data/sql.ts";
import { readCount } from "#server/store/submissions.ts";
import { DAY_MS, HOUR_MS } from "#lib/durations.ts";

const WEEK_MS = 7 * DAY_MS;
const WEEKS = 8;

type WeekRequest = {
  /** When the first day begins and the last one ends. */
  from: number;
  to: number;
  now: number;
};

type WeekMark = "in-time" | "late" | "waits" | "waits-late";

const shared = { status: text<EnquiryStatus>, page: text };
/** What a span is made of: no name, no text. */
const toCame = rowShape({ ...shared, at: number, answeredAt: orNull(number) });
/** Enquiries of one of the eight weeks that are alike: 0 is the first week. */
const toAlike = rowShape({ ...shared, week: number, mark: text<WeekMark>, n: number });

type Judged = ReturnType<typeof toCame> & { mark: WeekMark; ms: number; n: number };
type Alike = ReturnType<typeof toAlike>;

/** The figures of a span of days, and of the eight weeks that end with it. Spam is left out. */
export async function readWeek(sql: Sql, request: WeekRequest): Promise<WeekAnswer> {
  const { from, to, now } = request;
  const here = (await readSpan(sql, request)).map((came) => judge(came, request));
  const eight = await readWeeks(sql, request);
  const spam = await sql.all(
    "select count(*) as n from submission where spam = 1 and at >= $1 and at < $2",
    [from, to],
  );
  const { earlier, meanOf } = await readWeeksBefore(sql, from);
  const isWeek = to - from === WEEK_MS && weekdayOf(from) === 0;
  return {
    from: dayOf(from),
    to: dayOf(to - 1),
    week: isWeek ? weekNumber(from) : null,
    isSoFar: now < to,
    came: here.length,
    spam: readCount(spam),
    ...countAnswers(here),
    ...countEnds(here),
    speeds: countSpeeds(here),
    days: listDays(here, request, { earlier, meanOf, used: await readUsedDays(sql, request) }),
    pages: listPages(here, eight),
    weeks: listWeeks(eight, to),
    meanOf,
    now,
  };
}

async function readSpan(sql: Sql, { from, to }: WeekRequest) {
  const rows = await sql.all(
    "select at, answered_at, status, page from submission where spam = 0 and at >= $1 and at < $2",
    [from, to],
  );
  return rows.map(toCame);
}

/** The eight weeks that end with the span, counted by the database. */
async function readWeeks(sql: Sql, { to, now }: WeekRequest): Promise<Alike[]> {
  const from = to - WEEKS * WEEK_MS;
  const rows = await sql.all(
    `select cast(at - $1 as bigint) / ${WEEK_MS} as week, status, page,
       ${writeMark(from, to)} as mark, count(*) as n
     from submission where spam = 0 and at >= $1 and at < $2 group by 1, 2, 3, 4`,
    [from, to, now],
  );
  return rows.map(toAlike);
}

/** As `judge`, for what came in a span. $3: now. */
function writeMark(from: number, to: number): string {
  const weekends = listWeekends(from, to).map(
    (weekend) => `when at >= ${weekend.from} and at < ${weekend.until} then ${weekend.due}`,
  );
  const byHours = `at + ${site.answerWithinHours * HOUR_MS}`;
  const due = weekends.length === 0 ? byHours : `case ${weekends.join(" ")} else ${byHours} end`;
  return `case
    when answered_at is null and $3 > (${due}) then 'waits-late' when answered_at is null then 'waits'
    when answered_at > (${due}) then 'late' else 'in-time' end`;
}

function judge(came: ReturnType<typeof toCame>, { now }: WeekRequest): Judged {
  const ms = Math.max(0, (came.answeredAt ?? now) - came.at);
  const isLate = came.at + ms > dueAt(came.at);
  if (came.answeredAt === null) return { ...came, ms, mark: isLate ? "waits-late" : "waits", n: 1 };
  return { ...came, ms, mark: isLate ? "late" : "in-time", n: 1 };
}

type Counted = { mark: WeekMark; n: number };

const withMark = <One extends Counted>(those: readonly One[], mark: WeekMark) =>
  those.filter((one) => one.mark === mark);

const total = (those: readonly { n: number }[]) => those.reduce((sum, { n }) => sum + n, 0);

/** Enquiries that still have time are not due. */
function countDue(those: readonly Counted[]) {
  const inTime = total(withMark(those, "in-time"));
  const due = total(those) - total(withMark(those, "waits"));
  return { inTime, due };
}

function countAnswers(here: readonly Judged[]) {
  const late = withMark(here, "late");
  const answered = here.filter(({ answeredAt }) => answeredAt !== null).map(({ ms }) => ms);
  return {
    ...countDue(here),
    longestMs: late.length === 0 ? null : Math.max(...late.map(({ ms }) => ms)),
    answeredLate: late.length,
    waitLate: withMark(here, "waits-late").length,
    stillInTime: withMark(here, "waits").length,
    medianMs: answered.length === 0 ? null : median(answered),
  };
}

/** Each bound ends its part; what is answered exactly at the promise is in time. */
function countSpeeds(here: readonly Judged[]): readonly number[] {
  const promiseMs = site.answerWithinHours * HOUR_MS;
  const bounds = [...speedHours.map((hours) => hours * HOUR_MS), promiseMs + 1, Infinity];
  const inTime = withMark(here, "in-time");
  const parts = bounds.map((to, index) => {
    const from = bounds[index - 1] ?? 0;
    return inTime.filter(({ ms }) => ms >= from && ms < to).length;
  });
  return [...parts, withMark(here, "late").length];
}

function countEnds(here: readonly Judged[]) {
  const won = here.filter(({ status }) => status === "won").length;
  const lost = here.filter(({ status }) => status === "lost").length;
  return { won, lost, open: here.length - won - lost };
}

const toDay = rowShape({ day: number, n: number });
const toOldest = rowShape({ at: orNull(number) });

/** How many came on each weekday of the up to eight weeks before, and of how many weeks a mean is made. */
async function readWeeksBefore(sql: Sql, from: number) {
  const begin = from - WEEKS * WEEK_MS;
  const days = await sql.all(
    `select cast(at - $1 as bigint) / ${DAY_MS} as day, count(*) as n
     from submission where spam = 0 and at >= $1 and at < $2 group by 1`,
    [begin, from],
  );
  const earlier = new Map<number, number>();
  for (const { day, n } of days.map(toDay)) {
    const weekday = weekdayOf(begin + day * DAY_MS);
    earlier.set(weekday, (earlier.get(weekday) ?? 0) + n);
  }
  const first = await sql.all("select min(at) as at from submission where spam = 0");
  const oldest = first.map(toOldest)[0]?.at ?? from;
  const meanOf = Math.min(WEEKS, Math.max(0, Math.ceil((from - dayBegin(oldest)) / WEEK_MS)));
  return { earlier, meanOf };
}

/** Days on which the desk was used. */
async function readUsedDays(sql: Sql, { from, to }: WeekRequest): Promise<ReadonlySet<number>> {
  const rows = await sql.all(
    `select cast(at - $1 as bigint) / ${DAY_MS} as day, count(*) as n
     from event where person is not null and at >= $1 and at < $2 group by 1`,
    [from, to],
  );
  return new Set(rows.map(toDay).map(({ day }) => from + day * DAY_MS));
}

function listDays(
  here: readonly Judged[],
  { from, to }: WeekRequest,
  past: { earlier: ReadonlyMap<number, number>; meanOf: number; used: ReadonlySet<number> },
): WeekAnswer["days"] {
  const came = Map.groupBy(here, ({ at }) => dayBegin(at));
  const days: WeekAnswer["days"][number][] = [];
  for (let at = from; at < to; at += DAY_MS) {
    const sameWeekday = past.earlier.get(weekdayOf(at)) ?? 0;
    days.push({
      day: dayOf(at),
      mean: past.meanOf === 0 ? null : sameWeekday / past.meanOf,
      isDeskEmpty: !past.used.has(at),
      came: came.get(at)?.length ?? 0,
    });
  }
  return days;
}

function listPages(here: readonly Judged[], eight: readonly Alike[]): WeekAnswer["pages"] {
  const came = Map.groupBy(here, ({ page }) => page);
  const before = Map.groupBy(eight, ({ page }) => page);
  return [...new Set([...came.keys(), ...before.keys()])]
    .map((page) => ({
      page,
      came: total(came.get(page) ?? []),
      before: total(before.get(page) ?? []),
    }))
    .toSorted(
      (one, other) =>
        other.came - one.came || other.before - one.before || (one.page < other.page ? -1 : 1),
    );
}

function listWeeks(eight: readonly Alike[], to: number): WeekAnswer["weeks"] {
  return Array.from({ length: WEEKS }, (_, index) => {
    const those = eight.filter(({ week }) => week === index);
    const ofStatus = (status: EnquiryStatus) => total(those.filter((one) => one.status === status));
    const statuses = Object.fromEntries(
      enquiryStatuses.map((status) => [status, ofStatus(status)]),
    ) as Record<EnquiryStatus, number>;
    const begin = to - (WEEKS - index) * WEEK_MS;
    return { from: dayOf(begin), came: total(those), ...countDue(those), ...statuses };
  });
}
