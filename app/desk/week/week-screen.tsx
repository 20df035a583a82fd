import { ArrowLeft, ArrowRight, TriangleAlert } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";

import { call, sentenceOf } from "#app/desk/data/call.ts";
import { go, hrefOf, linkTo, type DeskPlace } from "#app/desk/data/desk-place.ts";
import { NotLoaded } from "#app/desk/not-loaded.tsx";
import { PartFault } from "#app/desk/part-fault.tsx";
import { tellDay, tellDuration } from "#lib/time-words.ts";
import { dayOf, startOfDay } from "#lib/pakistan-days.ts";
import { describeWeek } from "./describe-week.ts";
import { NoFigure } from "./no-figure.tsx";
import { WeekFigures } from "./week-figures.tsx";
import { spanOf, weekOf } from "./week-of.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { deskApi } from "#lib/desk/contract.ts";
import type { WeekAnswer } from "#lib/desk/week.ts";
import { spellNumber } from "#lib/spell-number.ts";
import { DAY_MS } from "#lib/durations.ts";

type WeekPlace = Extract<DeskPlace, { screen: "week" }>;

/** How the answering goes, in any span of days. */
export function WeekScreen({ place, now }: { place: WeekPlace; now: number }) {
  const { from, to } = spanOf(place, now);
  const { week, load } = useWeek(from, to);

  if (week === undefined || "failed" in week) {
    return (
      <main className="desk-main wrap" id="content" tabIndex={-1}>
        {week === undefined ? (
          <p role="status">Loading the week</p>
        ) : (
          <NotLoaded isPage sentence={week.failed} onTry={load} />
        )}
      </main>
    );
  }
  const { heading, sentence } = describeWeek(week);
  return (
    <main className="desk-main wrap" id="content" tabIndex={-1}>
      <div className="section-top">
        <div className="stack" data-gap="middle">
          <WhichWeek week={week} />
          <h1>{heading}</h1>
          {sentence === "" ? null : <p className="lead">{sentence}</p>}
        </div>
        <SpanForm
          key={`${week.from} ${week.to}`}
          from={week.from}
          to={week.to}
          lastDay={dayOf(week.now + 7 * DAY_MS)}
        />
      </div>
      {week.came === 0 ? null : (
        <PartFault of={week} instead={<NoFigure />}>
          <Sum week={week} />
          <WeekFigures week={week} />
        </PartFault>
      )}
    </main>
  );
}

/** The figures of a span; an answer that comes when another span is wanted is dropped. */
function useWeek(from: string, to: string) {
  const [week, setWeek] = useState<WeekAnswer | { failed: string | null }>();
  const wanted = useRef("");
  const load = useCallback(() => {
    const address = `${deskApi.week}?${new URLSearchParams({ from, to })}`;
    wanted.current = address;
    void call<WeekAnswer>(address).then((answer) => {
      if (wanted.current === address)
        setWeek(answer.ok ? answer.value : { failed: sentenceOf(answer) });
    });
  }, [from, to]);
  useEffect(load, [load]);
  return { week, load };
}

function WhichWeek({ week }: { week: WeekAnswer }) {
  const from = startOfDay(week.from);
  const icon = buttonClass({ variant: "outline", size: "icon" });
  const title = tellSpan(week);
  useEffect(() => {
    document.title = week.week === null ? "Week | Desk" : `Week ${week.week} | Desk`;
  }, [week.week]);
  const before = weekOf(from - DAY_MS);
  const after = from + 7 * DAY_MS;

  return (
    <nav className="small cluster" data-gap="small" aria-label="Week">
      {week.week === null ? null : (
        <a className={icon} aria-label={`Week ${before.number}`} {...linkTo(before.place)}>
          <ArrowLeft className="icon" aria-hidden />
        </a>
      )}
      <b>{title}</b>
      {week.week === null || after > week.now ? null : (
        <a
          className={icon}
          aria-label={`Week ${weekOf(after).number}`}
          {...linkTo(weekOf(after).place)}
        >
          <ArrowRight className="icon" aria-hidden />
        </a>
      )}
    </nav>
  );
}

function tellSpan({ from, to, week, isSoFar, now }: WeekAnswer): string {
  if (week !== null && isSoFar) return `Week ${week}, so far`;
  const [first, last] = [tellDay(startOfDay(from), now), tellDay(startOfDay(to), now)];
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const span = `${isOneMonth ? Number(from.slice(8)) : first} to ${last}`;
  return week === null ? span : `Week ${week}, ${span}`;
}

type SpanFormProps = { from: string; to: string; lastDay: string };

function SpanForm({ from, to, lastDay }: SpanFormProps) {
  const [error, setError] = useState(false);
  return (
    <form
      className="desk-span"
      action={hrefOf({ screen: "week" })}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const span = { from: String(data.get("from")), to: String(data.get("to")) };
        setError(span.to < span.from);
        if (span.from !== "" && span.to >= span.from) go({ screen: "week", ...span });
      }}
    >
      {[
        ["From", "from", from],
        ["To", "to", to],
      ].map(([label, name, value]) => (
        <Field key={name} label={label}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="date"
              name={name}
              defaultValue={value}
              max={lastDay}
            />
          )}
        </Field>
      ))}
      {error ? (
        <p className="field-error" role="alert">
          <TriangleAlert className="icon" aria-hidden />
          The end is before the start.
        </p>
      ) : null}
      <Button type="submit" variant="outline" size="sm">
        Show this span
      </Button>
    </form>
  );
}

function Sum({ week }: { week: WeekAnswer }) {
  const { came, spam, inTime, due, medianMs, won, lost, open } = week;
  return (
    <dl className="figures">
      <div>
        <dt>{spam === 0 ? "came" : `came, ${spellNumber(spam)} spam not counted`}</dt>
        <dd>{came}</dd>
      </div>
      <div>
        <dt>answered in time</dt>
        <dd>
          {due === 0 ? "–" : `${Math.round((inTime / due) * 100)}%`}{" "}
          <small>
            {inTime} of {due}
          </small>
        </dd>
      </div>
      <div>
        <dt>median wait for an answer</dt>
        <dd>{medianMs === null ? "–" : tellDuration(medianMs)}</dd>
      </div>
      <div>
        <dt>
          so far, {open} {open === 1 ? "is" : "are"} open
        </dt>
        <dd>
          {won} <small>won</small> {lost} <small>lost</small>
        </dd>
      </div>
    </dl>
  );
}
