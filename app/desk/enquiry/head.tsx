import { ClockRing, clockStep, clockTones, timeLeft } from "#app/desk/clock.tsx";
import { usePageName } from "#app/desk/desk-facts.tsx";
import { wayNames, whoIs } from "./describe-event.ts";
import { firstNameOf } from "./write-first-sentence.ts";
import { Foreign } from "#app/desk/foreign.tsx";
import { FromPage } from "#app/desk/from-page.tsx";
import { tellDuration, tellFully } from "#lib/time-words.ts";
import type { DeskEnquiry } from "#lib/desk/enquiry.ts";
import type { DerivedState } from "#lib/desk/enquiry-state.ts";
import type { Person } from "#lib/desk/person.ts";

type HeadProps = {
  enquiry: DeskEnquiry;
  state: DerivedState;
  me: Person;
  now: number;
  headingId: string;
};

/** When it came in and from where, who, and the clock. */
export function Head({ enquiry, state, me, now, headingId }: HeadProps) {
  const pageName = usePageName(enquiry.page, enquiry.start);
  return (
    <header className="desk-head">
      <p className="small soft">
        Came in {tellFully(enquiry.at, now)}
        {pageName === "" ? null : ", from "}
        <FromPage page={enquiry.page} start={enquiry.start} />
      </p>
      <h1 id={headingId} tabIndex={-1}>
        <Foreign text={enquiry.name} />
      </h1>
      {enquiry.spam ? null : (
        <p className="status soft" data-tone={clockTones[clockStep(enquiry, now)]}>
          <ClockRing clocked={enquiry} now={now} />
          <span>
            <b className="title h3">{tellBigClock(enquiry, now)}</b>
            <small className="mini soft">{tellUnderClock(enquiry, state, me, now)}</small>
          </span>
        </p>
      )}
    </header>
  );
}

function tellBigClock(enquiry: DeskEnquiry, now: number): string {
  const left = timeLeft(enquiry.at, now);
  switch (clockStep(enquiry, now)) {
    case "done":
      return `Answered after ${tellDuration((enquiry.answeredAt ?? now) - enquiry.at)}`;
    case "late":
      return `${tellDuration(-left)} late`;
    case "soon":
      return `${tellDuration(left)} left`;
    case "calm":
      return `waiting ${tellDuration(now - enquiry.at)}`;
  }
}

function tellUnderClock(
  enquiry: DeskEnquiry,
  { answer }: DerivedState,
  me: Person,
  now: number,
): string {
  if (enquiry.answeredAt !== null) {
    if (answer === undefined) return "";
    const via = answer.via === undefined ? "" : `, by ${wayNames[answer.via]}`;
    return `Answered by ${whoIs(answer.by, me)}${via}.`;
  }
  const since = `Came in ${tellDuration(now - enquiry.at)} ago.`;
  const { owner } = enquiry;
  if (owner === null) return `${since} Nobody has answered.`;
  return `${since} ${owner.id === me.id ? "You have it." : `${firstNameOf(owner.name)} has it.`}`;
}
