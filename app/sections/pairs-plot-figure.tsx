import type { PairsPlot as PairsPlotData } from "#app/content/case-studies/schema.ts";
import { linearScale } from "#lib/plot-scale.ts";
import { describePairsPlot, describePair } from "./describe-monthly-plot.ts";
import { plotProps, plotMark } from "#app/ui/plot/plot-mark.ts";

const ROW_HEIGHT = 27;
const TOP = 31;
/** Room for a letter of a row's name, in its bold 13 px. */
const LETTER_WIDTH = 8;

/** "page": the case's own page, which has the plot's table; there alone it answers. */
type PairsPlotProps = {
  plot: PairsPlotData;
  size: "page" | "column";
};

/** Before and after, a row each: an open dot, a line, a full dot. */
export function PairsPlotFigure({ plot, size }: PairsPlotProps) {
  const shared = { plot, answers: size === "page" };
  return (
    <>
      <PairsSvg
        {...shared}
        className={size === "page" ? "from-640" : "from-640 pairs-plot-column"}
        width={size === "page" ? 600 : 400}
      />
      <PairsSvg {...shared} className="below-640" width={350} />
      <p className="figure-key">
        <span>
          <i className="p-ground" />
          {plot.beforeName}
        </span>
        <span>
          <i className="p-good" />
          {plot.afterName}
        </span>
        <span>
          <i className="p-mark" />
          {plot.accent.name}
        </span>
      </p>
    </>
  );
}

type PairsSvgProps = { plot: PairsPlotData; className: string; width: number; answers: boolean };

function PairsSvg({ plot, className, width, answers }: PairsSvgProps) {
  const left = 24 + Math.max(...plot.rows.map((row) => row.name.length)) * LETTER_WIDTH;
  const x = linearScale([plot.from, plot.to], [left, width - 16]);
  const floor = TOP + plot.rows.length * ROW_HEIGHT + 4;

  const label = describePairsPlot(plot);

  return (
    <svg
      {...(answers ? plotProps(label, "y") : { role: "img", "aria-label": label })}
      className={`drawing ${className}`}
      viewBox={`0 0 ${width} ${floor + 24}`}
    >
      <text className="p-strong" x={left} y="14">
        {plot.label}
      </text>
      {plot.ticks.map((tick) => (
        <g key={tick}>
          <path className="p-line" d={`M${x(tick)} ${TOP - 3}V${floor}`} />
          <text x={x(tick)} y={floor + 18} textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      {plot.rows.map((row, index) => {
        const y = TOP + (index + 0.5) * ROW_HEIGHT;
        const isAccent = plot.accent.rows.includes(row.name);

        return (
          <g key={row.name} {...(answers && plotMark(row.name, describePair(plot, row)))}>
            <text className="p-strong" y={y + 4.5}>
              {row.name}
            </text>
            <path
              className="p-line p-good"
              strokeWidth="2"
              d={`M${x(row.before)} ${y}H${x(row.after)}`}
            />
            <circle className="p-ground" cx={x(row.before)} cy={y} r="4.5" />
            <circle
              className={isAccent ? "p-mark p-edged" : "p-good"}
              cx={x(row.after)}
              cy={y}
              r="6"
            />
          </g>
        );
      })}
    </svg>
  );
}
