import type { CityMap } from "#app/content/cities/city-map.ts";
import dotMapUrl from "#app/map/dot-map.svg";
import { plotMark } from "#app/ui/plot/plot-mark.ts";

type CityMapDrawingProps = {
  map: CityMap;
  /** A clip path for the rings, where they run out of the frame; they then go without their scale. */
  ringClip?: string;
};

/** What the region map and the lens have in common: rings, joins, dots, labels and the lit city. */
export function CityMapDrawing({ map, ringClip }: CityMapDrawingProps) {
  const { centre, dots, hollow, threads, joins, rings, labels } = map;

  return (
    <>
      <g className="p-line p-quiet" strokeDasharray="2 5" clipPath={ringClip}>
        {rings.map(({ radius }) => (
          <circle key={radius} cx={centre.x} cy={centre.y} r={radius} />
        ))}
      </g>
      {threads ? <path fill="none" stroke="var(--thread)" d={threads} /> : null}
      <path className="p-line p-mark" strokeWidth="1.75" d={joins} />
      <g fill="none" stroke="var(--dot)">
        {dots.map(({ width, path }) => (
          <path key={width} strokeWidth={width} d={path} />
        ))}
        {hollow.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" strokeWidth="1.5" />
        ))}
      </g>
      <circle className="dot-map-ring" cx={centre.x} cy={centre.y} r="18" />
      <circle className="dot-map-lit" cx={centre.x} cy={centre.y} r="11" />
      {ringClip
        ? null
        : rings.map(({ km, x, y }) => (
            <text key={km} className="p-halo" x={x} y={y + 5} textAnchor="middle">
              {km} km
            </text>
          ))}
      {labels.map(({ name, km, x, y, anchor }) => (
        <text key={name} className="p-strong p-halo" x={x} y={y} textAnchor={anchor}>
          {name}
          {km === undefined ? null : (
            <tspan x={x} dy="1.15em">
              {km} km
            </tspan>
          )}
        </text>
      ))}
    </>
  );
}

/** What the drawing's dots answer, in a map that is an answering plot. */
export function PlaceMarks({ places }: Pick<CityMap, "places">) {
  return (
    <g fill="none">
      {places.map(({ name, km, x, y, radius }) => (
        <circle key={name} cx={x} cy={y} r={radius} {...plotMark(name, `${km} km`)} />
      ))}
    </g>
  );
}

/** The whole country, small, with the city's place in it. */
export function CountryInset({
  x,
  y,
  at,
}: {
  x: number;
  y: number;
  at: readonly [number, number];
}) {
  return (
    <svg x={x} y={y} width="140" height="130" viewBox="0 0 709 658" aria-hidden="true">
      <use href={`${dotMapUrl}#dots`} />
      <circle className="p-mark" cx={at[0]} cy={at[1]} r="22" />
    </svg>
  );
}
