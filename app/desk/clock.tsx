import { Check } from "lucide-react";

import { dueAt } from "#lib/site/answer-promise.ts";
import { site } from "#lib/site/site.ts";
import { tellDuration } from "#lib/time-words.ts";
import { HOUR_MS } from "#lib/durations.ts";

/** What the clock of an enquiry needs; times are milliseconds since 1970. */
export type Clocked = { at: number; answeredAt: number | null };

export type ClockStep = "calm" | "soon" | "late" | "done";

export const clockTones: Partial<Record<ClockStep, string>> = { soon: "warn", late: "fail" };

const PROMISE_MS = site.answerWithinHours * HOUR_MS;

/** From coming in to the first answer, against the promise: soon in the last third of its hours, then late. */
export function clockStep({ at, answeredAt }: Clocked, now: number): ClockStep {
  if (answeredAt !== null) return "done";
  const left = timeLeft(at, now);
  if (left <= 0) return "late";
  return left <= PROMISE_MS / 3 ? "soon" : "calm";
}

/** Until the answer is due; below 0 it is late. */
export function timeLeft(at: number, now: number): number {
  return dueAt(at) - now;
}

/** How much of the promised hours is over; a weekend is before they begin. */
export function shareOfPromise(at: number, now: number): number {
  return Math.max(0, 1 - timeLeft(at, now) / PROMISE_MS);
}

/** "waiting 9 h 45", "5 h 10 left", "1 h 12 late", "after 2 h 10". */
export function describeClock(clocked: Clocked, now: number, { inRow = true } = {}): string {
  const tell = (ms: number) => tellDuration(ms, { inRow });
  const left = timeLeft(clocked.at, now);
  switch (clockStep(clocked, now)) {
    case "done":
      return `after ${tell((clocked.answeredAt ?? now) - clocked.at)}`;
    case "late":
      return `${tell(-left)} late`;
    case "soon":
      return `${tell(left)} left`;
    case "calm":
      return `waiting ${tell(now - clocked.at)}`;
  }
}

/** The ring fills by the hour; late it is a solid disc with a bar. Words and form change with the colour. */
export function ClockRing({ clocked, now }: { clocked: Clocked; now: number }) {
  const step = clockStep(clocked, now);
  if (step === "done") return <Check className="icon" data-tone="pass" aria-hidden />;
  if (step === "late") {
    return (
      <svg className="icon" viewBox="0 0 20 20" strokeLinecap="round" aria-hidden>
        <circle className="p-fail" cx="10" cy="10" r="9" />
        <path className="p-sheet p-line" strokeWidth="2.4" d="M10 5.5v5.2M10 14.4v.1" />
      </svg>
    );
  }
  const share = shareOfPromise(clocked.at, now);
  return (
    <svg className="icon" viewBox="0 0 20 20" strokeWidth="4" aria-hidden>
      <circle className="p-line" cx="10" cy="10" r="7.5" />
      <circle
        className={step === "soon" ? "p-mark p-line" : "p-good p-line"}
        cx="10"
        cy="10"
        r="7.5"
        pathLength="1"
        strokeDasharray={`${share} 1`}
        transform="rotate(-90 10 10)"
      />
    </svg>
  );
}

export function Clock({ clocked, now }: { clocked: Clocked; now: number }) {
  return (
    <span className="status number soft" data-tone={clockTones[clockStep(clocked, now)]}>
      <ClockRing clocked={clocked} now={now} />
      {describeClock(clocked, now)}
    </span>
  );
}
