import type { ReactNode } from "react";

import type { Bar, Measurement as MeasurementData } from "#app/content/posts/measurement.ts";
import { formatDate } from "#lib/format-date.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { linearScale } from "#lib/plot-scale.ts";

const WIDTH = 1000;
const HEIGHT = 20;
/** The longest bar ends short of the edge, so that a line just beyond it still shows. */
const ROOM = 1.04;

type MeasurementProps = { of: MeasurementData; children: ReactNode };

/** Figures that we measured ourselves: day, bars, and how a reader can repeat it. */
export function MeasurementFigure({ of, children }: MeasurementProps) {
  const ends = of.bars.map((bar) => bar.of ?? bar.value);
  const x = linearScale([0, Math.max(...ends, of.limit?.at ?? 0) * ROOM], [0, WIDTH]);

  return (
    <figure className="measurement">
      <p className="mini soft">Measured by us, {formatDate(of.day)}</p>
      <p className="title">{of.title}</p>
      <dl>
        {of.bars.map((bar) => (
          <div key={bar.name} className="measurement-row">
            <dt>{bar.name}</dt>
            <dd>
              <BarDrawing bar={bar} x={x} limit={of.limit?.at} />
              <b className="number">{valueWords(bar, of.unit)}</b>
            </dd>
          </div>
        ))}
      </dl>
      {of.limit ? <p className="measurement-limit mini soft">{of.limit.label}</p> : null}
      <figcaption className="small soft">{children}</figcaption>
    </figure>
  );
}

const paints = { good: "p-good", fault: "p-mark", quiet: "p-quiet" } as const;

type BarDrawingProps = { bar: Bar; x: (value: number) => number; limit: number | undefined };

/** The value beside it says the same in figures. */
function BarDrawing({ bar, x, limit }: BarDrawingProps) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      {bar.of ? (
        <rect className="measurement-line p-line p-quiet" width={x(bar.of)} height={HEIGHT} />
      ) : null}
      <rect className={paints[bar.look ?? "quiet"]} width={x(bar.value)} height={HEIGHT} />
      {limit ? (
        <path
          className="measurement-line p-line p-strong"
          strokeWidth="2"
          d={`M${x(limit)} 0V${HEIGHT}`}
        />
      ) : null}
    </svg>
  );
}

/** "543 px", "1 of 7", "28,350" */
function valueWords({ value, of }: Bar, unit: string): string {
  const words = [groupThousands(value), ...(of ? ["of", groupThousands(of)] : []), unit];
  return words.filter(Boolean).join(" ");
}
