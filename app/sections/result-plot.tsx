import type { MonthlyPlot } from "#app/content/case-studies/schema.ts";
import { plotProps, plotMark } from "#app/ui/plot/plot-mark.ts";
import { addMonths, monthAndYear, shortMonth } from "#lib/months.ts";
import { plotFrames, type PlotFrame } from "./plot-frames.ts";
import { linearScale, roundTicks } from "#lib/plot-scale.ts";
import {
  countMonthsBefore,
  describeMonthlyPlot,
  meanBefore,
  startWords,
} from "./describe-monthly-plot.ts";

/** "page": the case's own page, which has the plot's table; there alone it answers. */
type ResultPlotProps = { plot: MonthlyPlot; size: "page" | "column" };

/** A result by month: labelled axes, a mark where the work starts, and what came before in grey. */
export function ResultPlot({ plot, size }: ResultPlotProps) {
  const shared = { plot, answers: size === "page" };
  return (
    <>
      {size === "page" ? <MonthlySvg {...shared} frame={plotFrames.page} /> : null}
      <MonthlySvg {...shared} frame={plotFrames.column} />
      <MonthlySvg {...shared} frame={plotFrames.phone} />
    </>
  );
}

const quiet = { className: "p-line p-quiet" };

type MonthlySvgProps = { plot: MonthlyPlot; frame: PlotFrame; answers: boolean };

function MonthlySvg({ plot, frame, answers }: MonthlySvgProps) {
  const { width, height } = frame;
  const floor = height - frame.bottom;
  const end = plotEnd(plot, frame);
  const ticks = roundTicks(Math.max(...plot.values));
  const y = linearScale([0, ticks.at(-1) ?? 1], [floor, frame.top]);
  const x = placeMonths(plot, frame);
  const startX = (x(countMonthsBefore(plot) - 1) + x(countMonthsBefore(plot))) / 2;

  const label = describeMonthlyPlot(plot);
  const mark = (index: number) =>
    answers ? plotMark(monthOf(plot, index), plot.values[index] ?? 0) : undefined;

  return (
    <svg
      {...(answers ? plotProps(label, "x") : { role: "img", "aria-label": label })}
      className={`drawing ${frame.className}`}
      viewBox={`0 0 ${width} ${height}`}
    >
      <text className="p-strong" y="14">
        {plot.label}
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            className={tick === 0 ? "p-line p-quiet" : "p-line"}
            d={`M${frame.left} ${y(tick)}H${end}`}
          />
          <text x={frame.left - 10} y={y(tick) + 4.5} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {plot.values.map((_, index) => (
        <MonthTick key={index} plot={plot} index={index} x={x(index)} frame={frame} floor={floor} />
      ))}
      {plot.shape === "line" ? (
        <Line plot={plot} x={x} y={y} frame={frame} startX={startX} mark={mark} />
      ) : (
        <Bars plot={plot} x={x} y={y} floor={floor} mark={mark} />
      )}
      <path
        className="p-line p-strong"
        strokeWidth="1.5"
        d={`M${startX} ${floor}V${frame.top - 16}`}
      />
      <circle className="p-strong" cx={startX} cy={frame.top - 16} r="5" />
      <text className="p-strong" x={startX + 12} y={frame.top - 11}>
        {startWords(plot)}
      </text>
    </svg>
  );
}

/** Where each month is: on the edges for a line, inside them for bars. */
function placeMonths(plot: MonthlyPlot, frame: PlotFrame): (index: number) => number {
  const last = plot.values.length - 1;
  const inset = plot.shape === "bars" ? 0.5 : 0;
  return linearScale([-inset, last + inset], [frame.left, plotEnd(plot, frame)]);
}

/** A line keeps room at its end for the last figure; bars carry theirs on top. */
function plotEnd(plot: MonthlyPlot, frame: PlotFrame): number {
  return plot.shape === "bars" ? frame.width - 4 : frame.width - frame.right;
}

function monthOf(plot: MonthlyPlot, index: number): string {
  return monthAndYear(addMonths(plot.firstMonth, index));
}

type MonthTickProps = {
  plot: MonthlyPlot;
  index: number;
  x: number;
  frame: PlotFrame;
  floor: number;
};

function MonthTick({ plot, index, x, frame, floor }: MonthTickProps) {
  return (
    <>
      {plot.shape === "line" ? <path {...quiet} d={`M${x} ${floor}v5`} /> : null}
      {index % frame.nameEvery === 0 ? (
        <text x={x} y={floor + 22} textAnchor="middle">
          {shortMonth(addMonths(plot.firstMonth, index))}
        </text>
      ) : null}
    </>
  );
}

type Scale = (value: number) => number;
type Marks = (index: number) => ReturnType<typeof plotMark> | undefined;
type ShapeProps = { plot: MonthlyPlot; x: Scale; y: Scale; mark: Marks };
type LineProps = ShapeProps & { frame: PlotFrame; startX: number };

function Line({ plot, x, y, frame, startX, mark }: LineProps) {
  const before = countMonthsBefore(plot);
  const last = plot.values.length - 1;
  const mean = meanBefore(plot);
  const end = frame.width - frame.right;
  const points = plot.values.map((value, index) => `${x(index)} ${y(value)}`);
  const meanLabel = String(Math.round(mean * 10) / 10);

  return (
    <>
      <path
        className="p-quiet"
        opacity="0.1"
        d={`M${frame.left} ${frame.top - 8}H${startX}V${frame.height - frame.bottom}H${frame.left}Z`}
      />
      <path
        {...quiet}
        strokeWidth="1.5"
        strokeDasharray="2 5"
        d={`M${frame.left} ${y(mean)}H${end}`}
      />
      <text x={end + 10} y={y(mean) + (frame.hasRoom ? -3 : 4)}>
        {frame.hasRoom ? "before" : meanLabel}
      </text>
      {frame.hasRoom ? (
        <text x={end + 10} y={y(mean) + 12}>
          {meanLabel}
        </text>
      ) : null}
      <path {...quiet} strokeWidth="2.5" d={`M${points.slice(0, before).join("L")}`} />
      <path
        className="p-line p-good"
        strokeWidth="3.5"
        d={`M${points.slice(before - 1).join("L")}`}
      />
      {plot.values.map((value, index) => (
        <circle
          key={index}
          {...mark(index)}
          className={index < before ? "p-ground" : index < last ? "p-good" : "p-mark p-edged"}
          cx={x(index)}
          cy={y(value)}
          r={index === last ? 7 : 3.5}
        />
      ))}
      <text className="result-plot-last" x={end + 14} y={y(plot.values[last] ?? 0) + 8}>
        {plot.values[last]}
      </text>
    </>
  );
}

function Bars({ plot, x, y, floor, mark }: ShapeProps & { floor: number }) {
  const before = countMonthsBefore(plot);
  const last = plot.values.length - 1;
  const width = Math.round((x(1) - x(0)) * 0.68);

  return (
    <>
      {plot.values.map((value, index) => (
        <rect
          key={index}
          {...mark(index)}
          className={index < before ? "p-quiet" : index < last ? "p-good" : "p-mark"}
          opacity={index < before ? 0.55 : 1}
          x={x(index) - width / 2}
          y={y(value)}
          width={width}
          height={Math.round((floor - y(value)) * 10) / 10}
          rx="2"
        />
      ))}
      {[before - 1, last].map((index) => (
        <text
          key={index}
          className="p-strong"
          x={x(index)}
          y={y(plot.values[index] ?? 0) - 8}
          textAnchor="middle"
        >
          {plot.values[index]}
        </text>
      ))}
    </>
  );
}
