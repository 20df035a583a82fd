import { tellShortDay, tellWeekday } from "#app/desk/time-words.ts";
import { startOfDay } from "#lib/pakistan-days.ts";
import { meanInKey, PlotFigure, squareInKey } from "#app/desk/week/fold.tsx";
import { signs, Square } from "#app/desk/week/marks.tsx";
import { answeringPlot, plotMark } from "#app/ui/plot-marks.ts";
import type { WeekAnswer, WeekMark } from "#lib/desk/week.ts";
import { spellNumber } from "#lib/spell-number.ts";

const FLOOR = 230;
const HEIGHT = 190;
const DAYS_WITH_NAMES = 7;

const looks: Record<WeekMark, { look: string; sign?: string }> = {
  "in-time": { look: "full" },
  waits: { look: "open" },
  late: { look: "late", sign: signs.late },
  "waits-late": { look: "late-open", sign: signs.late },
};

type Days = WeekAnswer["days"];

/** One square an enquiry, by the day it came. */
export function DayPlot({ week: { days, meanOf, came } }: { week: WeekAnswer }) {
  const lonely = days.find(({ marks, isDeskEmpty }) => isDeskEmpty && marks.length > 0);
  return (
    <PlotFigure
      heading="When they came"
      lead={
        <>
          One square, one enquiry.{" "}
          {lonely === undefined ? null : (
            <b>
              {nameOf(lonely.day, days)} brought {spellNumber(lonely.marks.length)}, and nobody was
              here.
            </b>
          )}
        </>
      }
      plot={<DaySquares days={days} />}
      marks={[
        ...meanInKey(meanOf, "M1 9h16"),
        [squareInKey(looks["in-time"]), "Answered"],
        [squareInKey(looks.waits), "Waits"],
        [squareInKey(looks.late), "Late"],
      ]}
      figures={{
        head: ["Day", "Came", "Mean"],
        rows: days.map(({ day, marks, mean }) => [
          nameOf(day, days),
          marks.length,
          mean?.toFixed(1) ?? "–",
        ]),
        foot: ["Week", came, days.reduce((sum, { mean }) => sum + (mean ?? 0), 0).toFixed(1)],
      }}
    />
  );
}

function DaySquares({ days }: { days: Days }) {
  const isWeek = days.length <= DAYS_WITH_NAMES;
  const room = 480 / days.length;
  const most = Math.max(...days.map(({ marks, mean }) => Math.max(marks.length, mean ?? 0)), 1);
  const rise = Math.min(29, HEIGHT / most, room);
  const size = Math.max(rise - 4, 1);
  const every = Math.ceil(days.length / DAYS_WITH_NAMES);
  const figures = days.map(({ day, marks }) => `${nameOf(day, days)} ${marks.length}`).join(", ");

  return (
    <svg
      {...answeringPlot(`Enquiries by day: ${figures}`, "x")}
      className="desk-plot"
      viewBox="0 0 480 268"
    >
      <path className="axis" d={`M0 ${FLOOR}H480`} />
      {days.map(({ day, marks, mean }, index) => {
        const middle = room * (index + 0.5);
        const top = FLOOR - rise * Math.max(marks.length, mean ?? 0) - 8;
        const name = nameOf(day, days);
        return (
          <g key={day} {...plotMark(name, marks.length)}>
            {marks.map((mark, place) => (
              <Square
                key={place}
                x={middle - size / 2}
                y={FLOOR - 1 - rise * (place + 1)}
                size={size}
                {...looks[mark]}
              />
            ))}
            {mean === null ? null : (
              <path
                className="start"
                d={`M${middle - size / 2 - 7} ${FLOOR - rise * mean}h${size + 14}`}
              />
            )}
            {isWeek ? (
              <text className="value" x={middle} y={top} textAnchor="middle">
                {marks.length}
              </text>
            ) : null}
            {index % every === 0 ? (
              <text x={middle} y={FLOOR + 22} textAnchor="middle">
                {isWeek ? name.slice(0, 3) : name}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

/** "Friday" within a week, "23 Nov" in a longer span. */
function nameOf(day: string, days: Days): string {
  const start = startOfDay(day);
  return days.length <= DAYS_WITH_NAMES ? tellWeekday(start) : tellShortDay(start);
}
