import type { WeekAnswer } from "#lib/desk/week.ts";
import { count } from "#lib/count.ts";
import { DAY_MS, HOUR_MS } from "#lib/durations.ts";
import { spellNumber, spellNumberFirst } from "#lib/spell-number.ts";

type Answers = Pick<
  WeekAnswer,
  "came" | "inTime" | "due" | "longestMs" | "answeredLate" | "waitLate" | "stillInTime"
>;

/** How many came and how they were answered; of those that still have time, that they have. */
export function describeWeek(week: Answers): { heading: string; sentence: string } {
  const { came, stillInTime } = week;
  if (came === 0) return { heading: "Nobody came.", sentence: "" };
  const heading = [`${came} came.`, tellAnswered(week)].filter(Boolean).join(" ");
  const late = [tellLate(week), tellWaiting(week)].filter(Boolean).join(", ");
  const still =
    stillInTime > 0 &&
    `${spellNumberFirst(stillInTime)} ${stillInTime === 1 ? "has" : "have"} no answer yet, and still ${stillInTime === 1 ? "has" : "have"} time.`;
  const first = late !== "" && `${late.charAt(0).toUpperCase()}${late.slice(1)}.`;
  return { heading, sentence: [first, still].filter(Boolean).join(" ") };
}

/** `due`: answered, or past the promise. Only where that is everybody, it is said of all. */
function tellAnswered({ came, inTime, due, stillInTime }: Answers): string {
  if (due === 0) return "";
  if (inTime < due) {
    return `${inTime === 0 ? "None" : inTime} of ${due} ${inTime < 2 ? "was" : "were"} answered in time.`;
  }
  if (stillInTime > 0) {
    return `${spellNumberFirst(inTime)} ${inTime === 1 ? "was" : "were"} answered, in time.`;
  }
  return came === 1 ? "It was answered in time." : "All were answered in time.";
}

function tellLate({ answeredLate, longestMs }: Answers): string {
  if (answeredLate === 0 || longestMs === null) return "";
  const long = tellLong(longestMs);
  return answeredLate === 1
    ? `one answer took ${long}`
    : `${spellNumber(answeredLate)} answers were late, the longest took ${long}`;
}

function tellWaiting({ waitLate }: Answers): string {
  if (waitLate === 0) return "";
  const who = waitLate === 1 ? "one person is" : `${spellNumber(waitLate)} people are`;
  return `${who} late without any answer`;
}

/** "31 hours"; from three days on "5 days". */
function tellLong(ms: number): string {
  return ms < 3 * DAY_MS
    ? count(Math.floor(ms / HOUR_MS), "hour")
    : count(Math.floor(ms / DAY_MS), "day");
}
