import {
  resultsKinds,
  seasons,
  sketchedLines,
  sketchedPlaces,
  type ResultsKind,
} from "#app/content/cities/sketched-places.ts";
import type { Place } from "#app/map/distance-km.ts";
import { addMonths, shortMonth } from "#lib/months.ts";
import { classNames } from "#lib/class-names.ts";
import { ownValue } from "#lib/own-value.ts";

const MAP = { width: 360, height: 400, west: 74.14, north: 31.645, unitsPerDegree: 1290 };
const LONGITUDE_SCALE = Math.cos((31.5 * Math.PI) / 180);

const lineLooks = {
  Ravi: { className: "p-line p-good", strokeOpacity: 0.16, strokeWidth: 13 },
  canal: { className: "p-line p-good", strokeOpacity: 0.3, strokeWidth: 4 },
  "ring road": { className: "p-line p-quiet", strokeOpacity: 0.45, strokeWidth: 5 },
  metro: { className: "p-line p-mark", strokeDasharray: "7 3", strokeWidth: 2.5 },
};

/** The neighbourhoods of the page's own words, each roughly where it lies, and what parts them. */
export function NeighbourhoodSketch() {
  return (
    <figure className="after">
      <svg
        className="drawing card"
        viewBox={`0 0 ${MAP.width} ${MAP.height}`}
        role="img"
        aria-label={`A sketch of Lahore from ${sketchedPlaces[0]?.name} in the north to ${sketchedPlaces.at(-1)?.name} in the south-west, with ${sketchedPlaces.length} places, and what lies between them: ${sketchedLines.map(({ name }) => name).join(", ")}.`}
      >
        {sketchedLines.map(({ name, through }) => (
          <path key={name} {...ownValue(lineLooks, name)} d={curve(through)} />
        ))}
        {sketchedLines.map(({ name, nameAt }) => {
          const [x, y] = project(nameAt);
          return (
            <text key={name} className="p-halo" x={x} y={y}>
              {name}
            </text>
          );
        })}
        {sketchedPlaces.map((place) => {
          const [x, y] = project(place);
          const isLeft = place.side === "left";
          return (
            <g key={place.name}>
              <circle fill="var(--dot)" cx={x} cy={y} r="5" />
              <text
                className="p-strong p-halo"
                x={isLeft ? x - 10 : x + 10}
                y={y + 4.5}
                textAnchor={isLeft ? "end" : "start"}
              >
                {place.name}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="after mini soft">
        A sketch: the places are roughly where they are. It is not a survey, nor a map of clients.
      </figcaption>
    </figure>
  );
}

function project({ lat, lon }: Place): readonly [x: number, y: number] {
  const x = (lon - MAP.west) * LONGITUDE_SCALE * MAP.unitsPerDegree;
  return [Math.round(x), Math.round((MAP.north - lat) * MAP.unitsPerDegree)];
}

/** A bend through all the points: at each it runs along the chord of its neighbours. */
function curve(through: readonly Place[]): string {
  const points = through.map(project);
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const lean = (index: number, share: number) => {
    const [[x, y], [beforeX, beforeY], [afterX, afterY]] = [
      at(index),
      at(index - 1),
      at(index + 1),
    ];
    return [Math.round(x + (afterX - beforeX) * share), Math.round(y + (afterY - beforeY) * share)];
  };
  return points
    .map((point, index) =>
      index === 0 ? `M${point}` : `C${lean(index - 1, 1 / 6)} ${lean(index, -1 / 6)} ${point}`,
    )
    .join("");
}

/** What kind of results page a search brings: the shop's line is the lit one. */
export function ResultsSketch({ industry }: { industry: string }) {
  const kind = ownValue(resultsKinds, industry) ?? "list";

  return (
    <svg
      className="drawing"
      strokeWidth="5"
      viewBox="0 0 320 96"
      aria-hidden="true"
      data-kind={kind}
    >
      <g className="p-mark">
        <rect y="6" width="24" height="24" rx="4" />
        <text className="p-on" x="12" y="23.5" textAnchor="middle">
          1
        </text>
      </g>
      <path className="p-line p-good" d="M36 13h150" />
      <path className="p-line" d="M36 25h190" />
      <path className="p-line p-good" d="M36 47h120" />
      <path className="p-line" d="M36 59h170" />
      <path className="p-line p-good" d="M36 79h136" />
      <path className="p-line" d="M36 91h156" />
      {besides[kind]}
    </svg>
  );
}

const besides: Readonly<Record<ResultsKind, React.ReactNode>> = {
  map: (
    <g strokeWidth="1">
      <rect className="p-sheet" x="236" y="1" width="83" height="94" rx="6" />
      <path className="p-line" strokeWidth="5" d="M236 64l83-34M262 1l22 94" />
      <circle className="p-mark" cx="284" cy="36" r="8" />
      <circle className="p-good" cx="256" cy="74" r="5" />
      <circle className="p-good" cx="304" cy="70" r="5" />
    </g>
  ),
  pictures: (
    <g strokeWidth="1">
      <rect className="p-sheet" x="244" y="1" width="36" height="44" rx="5" />
      <rect className="p-sheet" x="283" y="1" width="36" height="44" rx="5" />
      <rect className="p-sheet" x="244" y="50" width="36" height="44" rx="5" />
      <rect className="p-sheet" x="283" y="50" width="36" height="44" rx="5" />
    </g>
  ),
  list: null,
};

type YearFrame = {
  className: string;
  width: number;
  row: number;
  top: number;
  arch: number;
  /** From one line of words to the next. */
  line: number;
};

/** Drawn for a phone and for the whole width, so that its letters stay readable on both. */
const yearFrames: readonly YearFrame[] = [
  { className: "below-640", width: 360, row: 68, top: 22, arch: 20, line: 15 },
  { className: "from-640", width: 1136, row: 100, top: 30, arch: 44, line: 20 },
];

/** When in the year a trade is asked for most: arches over its months, without a scale. */
export function SeasonSketch() {
  return (
    <figure className="after">
      {yearFrames.map((frame) => (
        <YearDrawing key={frame.className} {...frame} />
      ))}
      <figcaption className="after mini soft">
        An illustration of how the year runs. It has no scale, because nothing was measured for it.
      </figcaption>
    </figure>
  );
}

function YearDrawing({ className, width, row, top, arch, line }: YearFrame) {
  const months = Array.from({ length: 12 }, (_, index) => index + 7);
  const step = width / months.length;
  const x = (month: number) => (month - 7) * step;
  const height = top + seasons.length * row;

  return (
    <svg
      role="img"
      aria-label={`A year from July to June. ${seasons.map(({ trade, words }) => `${trade}: ${words}.`).join(" ")}`}
      className={classNames("drawing", className)}
      viewBox={`0 0 ${width} ${height}`}
    >
      {months.map((month) => (
        <text key={month} x={x(month) + step / 2} y="12" textAnchor="middle">
          {shortMonth(inAYear(month))}
        </text>
      ))}
      {seasons.map(({ trade, from, to, words }, index) => {
        const floor = top + (index + 1) * row - 6;
        const [start, end] = [x(from), x(to)];
        const middle = (start + end) / 2;
        const bend = step * 0.8;
        return (
          <g key={trade}>
            <path className="p-line" d={`M0 ${floor}H${width}`} />
            <path
              className="p-mark"
              fillOpacity="0.35"
              stroke="var(--accent)"
              strokeWidth="2"
              d={`M${start} ${floor}C${start + bend} ${floor} ${middle - bend} ${floor - arch} ${middle} ${floor - arch}S${end - bend} ${floor} ${end} ${floor}Z`}
            />
            <text className="p-strong" y={floor - arch - 8 - line}>
              {trade}
            </text>
            <text y={floor - arch - 8}>{words}</text>
          </g>
        );
      })}
    </svg>
  );
}

/** Months are counted from January as 1 and run on past December. */
function inAYear(month: number): string {
  return addMonths("2026-01", month - 1);
}
