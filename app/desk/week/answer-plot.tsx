import { site } from "#app/content/site/site.ts";
import { tellDuration } from "#app/desk/time-words.ts";
import { PlotFigure } from "#app/desk/week/fold.tsx";
import { Dot } from "#app/desk/week/marks.tsx";
import { answeringPlot, plotMark } from "#app/ui/plot-marks.ts";
import type { WeekAnswer, WeekMark } from "#lib/desk/week.ts";
import { linearScale } from "#lib/plot-scale.ts";
import { spellNumberFirst } from "#lib/spell-number.ts";
import { HOUR_MS } from "#lib/durations.ts";

/** Hours that a column of dots stands for. */
const STEP = 2;
const WIDTH = 690;
const FLOOR = 230;
const TOP = 62;
/** Whatever took longer stands in the last column. */
const LAST_HOUR = site.answerWithinHours * 1.5;

const names: Record<WeekMark, string> = {
  "in-time": "Answered in time",
  late: "Answered late",
  waits: "Waits",
  "waits-late": "Waits, and is late",
};

const x = linearScale([0, LAST_HOUR], [20, WIDTH - 20]);

/** Hours until the first answer, one dot an enquiry, in steps of two hours. */
export function AnswerPlot({ week }: { week: WeekAnswer }) {
  const behind = week.answeredLate + week.waitLate;
  return (
    <PlotFigure
      heading="How long until the first answer"
      lead={
        <>
          One dot, one enquiry, in steps of two hours.{" "}
          {behind === 0 ? null : (
            <b>
              {spellNumberFirst(behind)} {behind === 1 ? "stands" : "stand"} behind the line.
            </b>
          )}
        </>
      }
      plot={
        <svg
          {...answeringPlot(describe(week), "x")}
          className="desk-plot"
          viewBox={`0 0 ${WIDTH} 268`}
        >
          <Hours medianMs={week.medianMs} />
          <AnswerDots week={week} />
        </svg>
      }
      marks={(Object.keys(names) as WeekMark[]).map((mark) => [
        <Dot key={mark} cx={9} cy={9} r={7} mark={mark} />,
        names[mark],
      ])}
      figures={{
        head: ["First answer", "Enquiries"],
        rows: rowsOf(week),
        foot: ["Together", week.came],
      }}
    />
  );
}

/** The axis, the hours that are promised, and within how many half were answered. */
function Hours({ medianMs }: Pick<WeekAnswer, "medianMs">) {
  const promise = site.answerWithinHours;
  const half = medianMs === null ? undefined : medianMs / HOUR_MS;
  return (
    <>
      <rect
        className="zone"
        x={x(promise)}
        y="40"
        width={WIDTH - 12 - x(promise)}
        height={FLOOR - 40}
      />
      <path className="axis" d={`M12 ${FLOOR}H${WIDTH - 12}`} />
      {[0, 0.25, 0.5, 0.75, 1, 1.25, 1.5].map((share) => (
        <g key={share}>
          <path className="axis" d={`M${x(share * promise)} ${FLOOR}v5`} />
          <text x={x(share * promise)} y={FLOOR + 22} textAnchor="middle">
            {share * promise}
            {share === 1.5 ? " h" : ""}
          </text>
        </g>
      ))}
      <path className="start" d={`M${x(promise)} ${FLOOR}V26`} />
      <circle className="start-dot" cx={x(promise)} cy="26" r="5" />
      <text className="strong" x={x(promise) + 11} y="31">
        {promise} h, as promised
      </text>
      {half === undefined || half > LAST_HOUR ? null : (
        <>
          <path className="half" d={`M${x(half)} ${FLOOR}V${TOP}`} />
          <text x={x(half) - 2} y={TOP - 10}>
            half within {tellDuration(medianMs ?? 0)}
          </text>
        </>
      )}
    </>
  );
}

function AnswerDots({ week }: { week: WeekAnswer }) {
  const columns = columnsOf(week);
  const most = Math.max(...columns.map(({ marks }) => marks.length), 1);
  const rise = Math.min(20, (FLOOR - TOP) / most);
  const radius = Math.min(8.5, rise / 2 - 0.5);
  return columns.map(({ hour, marks }) => (
    <g key={hour} {...plotMark(`${hour} to ${hour + STEP} hours`, marks.length)}>
      {marks.map((mark, index) => (
        <Dot
          key={index}
          cx={x(hour + STEP / 2)}
          cy={FLOOR - rise * (index + 0.65)}
          r={radius}
          mark={mark}
        />
      ))}
      {marks.includes("late") ? (
        <text
          className="strong"
          x={x(hour + STEP / 2)}
          y={FLOOR - rise * marks.length - 10}
          textAnchor="middle"
        >
          {longestOf(week, hour)} h
        </text>
      ) : null}
    </g>
  ));
}

/** Hours of the longest late answer that stands in a column. */
function longestOf({ answers }: WeekAnswer, hour: number): number {
  const late = answers.filter(({ ms, mark }) => mark === "late" && columnOf(ms) === hour);
  return Math.floor(Math.max(...late.map(({ ms }) => ms)) / HOUR_MS);
}

function columnOf(ms: number): number {
  return Math.min(Math.floor(ms / HOUR_MS / STEP) * STEP, LAST_HOUR - STEP);
}

/** Answered ones below, those that wait on top of them. */
function columnsOf({ answers }: WeekAnswer): { hour: number; marks: WeekMark[] }[] {
  const columns = new Map<number, WeekMark[]>();
  const order = ["in-time", "late", "waits", "waits-late"];
  const sorted = answers.toSorted((a, b) => order.indexOf(a.mark) - order.indexOf(b.mark));
  for (const { ms, mark } of sorted) {
    const hour = columnOf(ms);
    columns.set(hour, [...(columns.get(hour) ?? []), mark]);
  }
  return [...columns].map(([hour, marks]) => ({ hour, marks })).toSorted((a, b) => a.hour - b.hour);
}

/** Hours at which a row of the table ends. */
const bounds = [1, 3, 6, 12, site.answerWithinHours, Infinity] as const;

function rowsOf({ answers }: WeekAnswer): (readonly [string, number])[] {
  const answered = answers.filter(({ mark }) => mark === "in-time" || mark === "late");
  let from = 0;
  const rows = bounds.map((to) => {
    const inside = answered.filter(({ ms }) => ms >= from * HOUR_MS && ms < to * HOUR_MS).length;
    const name =
      to === Infinity ? "later" : from === 0 ? `within ${to} hour` : `${from} to ${to} hours`;
    from = to;
    return [name, inside] as const;
  });
  const waiting = (mark: WeekMark) => answers.filter((each) => each.mark === mark).length;
  return [
    ...rows,
    ["none yet, in time", waiting("waits")],
    ["none yet, late", waiting("waits-late")],
  ];
}

function describe({ inTime, answeredLate, stillInTime, waitLate }: WeekAnswer): string {
  const promise = site.answerWithinHours;
  return `Hours until the first answer, one dot an enquiry: ${inTime} within ${promise} hours, ${answeredLate} later, ${stillInTime} wait with time left, ${waitLate} wait and are late.`;
}
