import { speedHours, type WeekAnswer } from "#lib/desk/week.ts";
import type { EnquiryStatus } from "#lib/desk/enquiry.ts";
import { enquiryStatuses } from "#lib/desk/enquiry.ts";

import { dayBegin, dayOf, weekdayOf, weekNumber } from "#lib/pakistan-days.ts";
import type { Sql } from "#server/data/sql.ts";
import { DAY_MS, HOUR_MS } from "#lib/durations.ts";

const WEEK_MS = 7 * DAY_MS;
const WEEKS = 8;

export type WeekRequest = {
  /** When the first day begins and the last one ends. */
  from: number;
  to: number;
  now: number;
  promiseMs: number;
};

/** What the figures are made of: no name, no text. */
type Came = { at: number; answeredAt: number | null; status: EnquiryStatus; page: string };

type WeekMark = "in-time" | "late" | "waits" | "waits-late";

type Judged = Came & { mark: WeekMark; ms: number };

/** The figures of a span of days, and of the eight weeks that end with it. Spam is left out. */
export async function readWeek(sql: Sql, request: WeekRequest): Promise<WeekAnswer> {
  const { from, to, now } = request;
  const begin = Math.min(from, to - WEEKS * WEEK_MS);
  const all = (await readCame(sql, begin, to)).map((came) => judge(came, request));
  const here = all.filter(({ at }) => at >= from);
  const eight = all.filter(({ at }) => at >= to - WEEKS * WEEK_MS);
  const [spam] = await sql.all(
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
    spam: Number(spam?.["n"]),
    ...countAnswers(here),
    ...countEnds(here),
    speeds: countSpeeds(here, request),
    days: listDays(here, request, { earlier, meanOf, used: await readUsedDays(sql, from, to) }),
    pages: listPages(here, eight),
    weeks: listWeeks(eight, to),
    meanOf,
    now,
  };
}

async function readCame(sql: Sql, from: number, to: number): Promise<Came[]> {
  const rows = await sql.all(
    "select at, answered_at, status, body from submission where spam = 0 and at >= $1 and at < $2 order by at, id",
    [from, to],
  );
  return rows.map((row) => ({
    at: Number(row["at"]),
    answeredAt: row["answered_at"] === null ? null : Number(row["answered_at"]),
    status: String(row["status"]) as EnquiryStatus,
    page: (JSON.parse(String(row["body"])) as { page?: string }).page ?? "",
  }));
}

function judge(came: Came, { now, promiseMs }: WeekRequest): Judged {
  const ms = Math.max(0, (came.answeredAt ?? now) - came.at);
  const isLate = ms > promiseMs;
  if (came.answeredAt === null) return { ...came, ms, mark: isLate ? "waits-late" : "waits" };
  return { ...came, ms, mark: isLate ? "late" : "in-time" };
}

const withMark = (those: readonly Judged[], mark: WeekMark) =>
  those.filter((one) => one.mark === mark);

/** Who still has time is not counted as due. */
function countDue(those: readonly Judged[]) {
  const inTime = withMark(those, "in-time").length;
  const due = those.length - withMark(those, "waits").length;
  return { inTime, due };
}

function countAnswers(here: readonly Judged[]) {
  const late = withMark(here, "late");
  const answered = here
    .filter(({ answeredAt }) => answeredAt !== null)
    .map(({ ms }) => ms)
    .toSorted((one, other) => one - other);
  return {
    ...countDue(here),
    longestMs: late.length === 0 ? null : Math.max(...late.map(({ ms }) => ms)),
    answeredLate: late.length,
    waitLate: withMark(here, "waits-late").length,
    stillInTime: withMark(here, "waits").length,
    medianMs: median(answered),
  };
}

/** Each bound ends its part; what is answered exactly at the promise is in time. */
function countSpeeds(here: readonly Judged[], { promiseMs }: WeekRequest): readonly number[] {
  const bounds = [...speedHours.map((hours) => hours * HOUR_MS), promiseMs + 1, Infinity];
  return bounds.map((to, index) => {
    const from = bounds[index - 1] ?? 0;
    return here.filter(({ answeredAt, ms }) => answeredAt !== null && ms >= from && ms < to).length;
  });
}

function median(sorted: readonly number[]): number | null {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

function countEnds(here: readonly Judged[]) {
  const won = here.filter(({ status }) => status === "won").length;
  const lost = here.filter(({ status }) => status === "lost").length;
  return { won, lost, open: here.length - won - lost };
}

/** When each came in the up to eight weeks before, and of how many weeks a mean is made. */
async function readWeeksBefore(sql: Sql, from: number) {
  const rows = await sql.all("select at from submission where spam = 0 and at >= $1 and at < $2", [
    from - WEEKS * WEEK_MS,
    from,
  ]);
  const [first] = await sql.all("select min(at) as at from submission where spam = 0");
  const oldest = first?.["at"] === null ? from : Number(first?.["at"] ?? from);
  const meanOf = Math.min(WEEKS, Math.max(0, Math.ceil((from - dayBegin(oldest)) / WEEK_MS)));
  return { earlier: rows.map((row) => Number(row["at"])), meanOf };
}

/** Days on which somebody did anything at the desk. */
async function readUsedDays(sql: Sql, from: number, to: number): Promise<ReadonlySet<string>> {
  const rows = await sql.all(
    "select at from event where person is not null and at >= $1 and at < $2",
    [from, to],
  );
  return new Set(rows.map((row) => dayOf(Number(row["at"]))));
}

function listDays(
  here: readonly Judged[],
  { from, to }: WeekRequest,
  past: { earlier: readonly number[]; meanOf: number; used: ReadonlySet<string> },
): WeekAnswer["days"] {
  const days: WeekAnswer["days"][number][] = [];
  for (let at = from; at < to; at += DAY_MS) {
    const sameWeekday = past.earlier.filter((one) => weekdayOf(one) === weekdayOf(at)).length;
    days.push({
      day: dayOf(at),
      mean: past.meanOf === 0 ? null : sameWeekday / past.meanOf,
      isDeskEmpty: !past.used.has(dayOf(at)),
      came: here.filter((one) => dayBegin(one.at) === at).length,
    });
  }
  return days;
}

function listPages(here: readonly Judged[], eight: readonly Judged[]): WeekAnswer["pages"] {
  const [came, before] = [here, eight].map((those) => Map.groupBy(those, ({ page }) => page));
  const count = (map: typeof came, page: string) => map?.get(page)?.length ?? 0;
  return [...new Set([...here, ...eight].map(({ page }) => page))]
    .map((page) => ({ page, came: count(came, page), before: count(before, page) }))
    .toSorted((one, other) => other.came - one.came || other.before - one.before);
}

function listWeeks(eight: readonly Judged[], to: number): WeekAnswer["weeks"] {
  return Array.from({ length: WEEKS }, (_, index) => {
    const begin = to - (WEEKS - index) * WEEK_MS;
    const those = eight.filter(({ at }) => at >= begin && at < begin + WEEK_MS);
    const ofStatus = (status: EnquiryStatus) => those.filter((one) => one.status === status).length;
    const statuses = Object.fromEntries(
      enquiryStatuses.map((status) => [status, ofStatus(status)]),
    ) as Record<EnquiryStatus, number>;
    return { from: dayOf(begin), came: those.length, ...countDue(those), ...statuses };
  });
}
