import { count } from "#lib/count.ts";
import { linearScale } from "#lib/plot-scale.ts";

const WIDTH = 176;
const TOP = 6;
const FLOOR = 36;

type ReadingsPlotProps = {
  /** The oldest first; null: it could not be read. */
  points: readonly (number | null)[];
  isWorse: boolean;
};

/** Points lost at the last readings, as steps; low is good. */
export function ReadingsPlot({ points, isWorse }: ReadingsPlotProps) {
  const read = points.filter((each) => each !== null);
  const last = read.at(-1);
  if (last === undefined) return null;
  const isLastRead = points.at(-1) !== null;
  const before = isLastRead ? read.at(-2) : undefined;
  const x = linearScale([0, Math.max(points.length - 1, 1)], [4, WIDTH - 8]);
  const [least, most] = [Math.min(...read), Math.max(...read)];
  const y = linearScale([least, most === least ? least + 1 : most], [FLOOR, TOP]);
  const steps = points.flatMap((each, index) => (each === null ? [] : [[x(index), y(each)]]));
  const [endX, endY] = [x(points.length - 1), y(last)];
  const figures = points.map((each) => each ?? "no answer").join(", ");

  return (
    <div className="desk-ten">
      <svg
        className="drawing"
        viewBox={`0 0 ${WIDTH} 44`}
        role="img"
        aria-label={`Points lost in the last ${count(points.length, "reading")}: ${figures}`}
      >
        <path className="p-line" d={`M0 43.5H${WIDTH}`} />
        <path
          className="p-line p-good"
          strokeWidth="2"
          d={steps
            .map(([left, top], index) => (index === 0 ? `M${left} ${top}` : `H${left}V${top}`))
            .join("")}
        />
        {isLastRead ? null : (
          <path
            className="p-line p-good"
            strokeWidth="2"
            strokeDasharray="3 3"
            d={`M${steps.at(-1)?.[0] ?? endX} ${endY}H${endX}`}
          />
        )}
        <circle
          className={isLastRead ? (isWorse ? "p-fail" : "p-good") : "p-ground"}
          cx={endX}
          cy={endY}
          r={isWorse ? 5.5 : 4.5}
        />
      </svg>
      <p className="mini">
        <b className="title" data-tone={isWorse ? "fail" : undefined}>
          {last}
        </b>
        {before === undefined ? null : before === last ? "as before" : `was ${before}`}
      </p>
    </div>
  );
}
