import { use } from "react";

import { tellPromise, tellPromisedHours } from "#lib/site/answer-promise.ts";
import { DeskFacts } from "#app/desk/desk-facts.tsx";
import { tellDuration, tellShortDay } from "#lib/time-words.ts";
import { isCity, nameOfDay, outcomeCells, pageRows, speedRows, sumOfWeeks } from "./page-rows.ts";
import { WeekTable } from "./week-table.tsx";
import { startOfDay } from "#lib/pakistan-days.ts";
import type { WeekAnswer } from "#lib/desk/week.ts";
import { spellNumber, spellNumberFirst } from "#lib/spell-number.ts";

type FiguresProps = { week: WeekAnswer };

/** Two pictures, how fast and from where, and two tables: when, and what became of them. */
export function WeekFigures({ week }: FiguresProps) {
  return (
    <div className="grid desk-figures">
      <HowFast week={week} />
      <FromWhere week={week} />
      <When week={week} />
      <Outcome week={week} />
      <p className="mini soft">
        Times are Pakistan’s. In time is: {tellPromise()} Spam is left out everywhere.
      </p>
    </div>
  );
}

function HowFast({ week }: FiguresProps) {
  const { medianMs, answeredLate, waitLate, came } = week;
  const late = answeredLate + waitLate;
  return (
    <WeekTable
      heading="How long until the first answer"
      lead={
        <>
          {medianMs === null ? null : `Half were answered within ${tellDuration(medianMs)}. `}
          We promise {tellPromisedHours()}.{" "}
          {late === 0 ? null : (
            <b>
              {spellNumberFirst(late)} {late === 1 ? "is" : "are"} late.
            </b>
          )}
        </>
      }
      head={["First answer", "Enquiries"]}
      rows={speedRows(week)}
      foot={["Total", came]}
    />
  );
}

function FromWhere({ week }: FiguresProps) {
  const { pageNames } = use(DeskFacts);
  const { pages, came, meanOf } = week;
  const cities = pages.reduce((sum, page) => sum + (isCity(page.page) ? page.came : 0), 0);
  return (
    <WeekTable
      heading="From which pages"
      lead={
        <>
          The page where they clicked Send.{" "}
          {cities === 0 ? null : (
            <b>
              {spellNumberFirst(cities)} of {came} came from a city’s page.
            </b>
          )}{" "}
          {meanOf === 0
            ? null
            : `The line is the average of ${spellNumber(meanOf)} week${meanOf === 1 ? "" : "s"}.`}
        </>
      }
      head={["Page", "This week", "8 weeks"]}
      rows={pageRows(week, pageNames)}
      foot={["Total", came, pages.reduce((sum, { before }) => sum + before, 0)]}
    />
  );
}

function When({ week }: FiguresProps) {
  const { days, came, meanOf } = week;
  const mean = days.reduce((sum, day) => sum + (day.mean ?? 0), 0).toFixed(1);
  const lonely = days.find(({ came: number, isDeskEmpty }) => isDeskEmpty && number > 0);
  return (
    <WeekTable
      heading="When they came"
      lead={
        lonely === undefined ? null : (
          <b>
            {nameOfDay(lonely.day, week)} brought {spellNumber(lonely.came)}, and nobody was here.
          </b>
        )
      }
      head={["Day", "Came", "Average"]}
      rows={days.map((each) => ({
        cells: [nameOfDay(each.day, week), each.came, each.mean?.toFixed(1) ?? "–"],
      }))}
      foot={["Total", came, meanOf === 0 ? "–" : mean]}
    />
  );
}

function Outcome({ week: { weeks } }: FiguresProps) {
  const sum = sumOfWeeks(weeks);
  return (
    <WeekTable
      heading="What became of them"
      lead={
        <>
          Eight weeks, by the week they came in.{" "}
          {sum.won === 0 ? null : (
            <b>
              {sum.won} of {sum.came} were won, one in {spellNumber(Math.round(sum.came / sum.won))}
              .
            </b>
          )}{" "}
          The latest weeks are still open.
        </>
      }
      head={["Week from", "Came", "Won", "Talking", "Answered", "Lost", "Wait", "In time"]}
      rows={weeks.map((each) => ({
        cells: [tellShortDay(startOfDay(each.from)), ...outcomeCells(each)],
      }))}
      foot={["Eight weeks", ...outcomeCells(sum)]}
    />
  );
}
