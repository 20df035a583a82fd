import { tellShortDay } from "#app/desk/time-words.ts";
import { startOfDay } from "#lib/pakistan-days.ts";
import { PlotFigure, squareInKey } from "#app/desk/week/fold.tsx";
import { signs, Square } from "#app/desk/week/marks.tsx";
import { answeringPlot, plotMark } from "#app/ui/plot-marks.ts";
import type { EnquiryStatus } from "#lib/desk/enquiry.ts";
import type { WeekAnswer } from "#lib/desk/week.ts";
import { spellNumber } from "#lib/spell-number.ts";

const WIDTH = 1136;
const PER_ROW = 5;
const MOST_ROWS = 8;

const looks: readonly (readonly [EnquiryStatus, string, { look: string; sign?: string }])[] = [
  ["won", "Won", { look: "full", sign: signs.won }],
  ["in-talk", "In talk", { look: "tint" }],
  ["answered", "Answered", { look: "sand" }],
  ["lost", "Lost", { look: "open", sign: signs.lost }],
  ["new", "Waits", { look: "open", sign: signs.waits }],
];

type Week = WeekAnswer["weeks"][number];

/** Eight weeks, by the week they came in, a square each. */
export function OutcomePlot({ week: { weeks } }: { week: WeekAnswer }) {
  const { came, won } = sumOf(weeks);
  return (
    <PlotFigure
      heading="What became of them"
      lead={
        <>
          Eight weeks, by the week they came in.{" "}
          {won === 0 ? null : (
            <b>
              {won} of {came} were won, one in {spellNumber(Math.round(came / won))}.
            </b>
          )}{" "}
          The young weeks are still open.
        </>
      }
      plot={
        <div className="desk-table-box">
          <WeekSquares weeks={weeks} />
        </div>
      }
      marks={looks.map(([, name, look]) => [squareInKey(look), name])}
      figures={{
        head: ["Week from", "Came", "Won", "In talk", "Answered", "Lost", "Wait", "In time"],
        rows: weeks.map((each) => [dayOf(each.from), ...cellsOf(each)]),
        foot: ["Eight weeks", ...cellsOf(sumOf(weeks))],
      }}
    />
  );
}

function WeekSquares({ weeks }: { weeks: readonly Week[] }) {
  const most = Math.max(...weeks.map((each) => each.came), 1);
  const perRow = Math.max(PER_ROW, Math.ceil(most / MOST_ROWS));
  const rows = Math.ceil(most / perRow);
  const room = WIDTH / Math.max(weeks.length, 1);
  const step = Math.min(25, (room - 20) / perRow);
  const floor = rows * step + 26;
  const figures = weeks
    .map((each) => `${dayOf(each.from)} ${each.came}, ${each.won} won`)
    .join("; ");

  return (
    <svg
      {...answeringPlot(`What became of them, by week: ${figures}`, "x")}
      className="desk-plot desk-plot-wide"
      viewBox={`0 0 ${WIDTH} ${floor + 30}`}
    >
      <path className="axis" d={`M0 ${floor}H${WIDTH}`} />
      {weeks.map((each, index) => {
        const squares = looks.flatMap(([status, , look]) =>
          Array.from({ length: each[status] }, () => look),
        );
        const left = index * room;
        return (
          <g key={each.from} {...plotMark(dayOf(each.from), `${each.came}, ${each.won} won`)}>
            {squares.map((look, place) => (
              <Square
                key={place}
                x={left + (place % perRow) * step}
                y={floor - 3 - step * (Math.floor(place / perRow) + 1)}
                size={Math.max(step - 5, 2)}
                {...look}
              />
            ))}
            <text
              className="value"
              x={left}
              y={floor - 10 - step * Math.ceil(squares.length / perRow)}
            >
              {each.came}
            </text>
            <text
              className={index === weeks.length - 1 ? "strong" : undefined}
              x={left}
              y={floor + 22}
            >
              {dayOf(each.from)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function dayOf(from: string): string {
  return tellShortDay(startOfDay(from));
}

function cellsOf(week: Omit<Week, "from">): (string | number)[] {
  const share = week.due === 0 ? "–" : `${Math.round((week.inTime / week.due) * 100)}%`;
  return [week.came, ...looks.map(([status]) => week[status]), share];
}

function sumOf(weeks: readonly Week[]): Omit<Week, "from"> {
  const sum = (key: Exclude<keyof Week, "from">) =>
    weeks.reduce((total, week) => total + week[key], 0);
  return {
    came: sum("came"),
    inTime: sum("inTime"),
    due: sum("due"),
    new: sum("new"),
    answered: sum("answered"),
    "in-talk": sum("in-talk"),
    won: sum("won"),
    lost: sum("lost"),
  };
}
