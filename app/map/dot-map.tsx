import { useId, type ReactNode, type SVGProps } from "react";

import { DOT_MAP_HEIGHT, DOT_MAP_WIDTH, projectPlace } from "./project-place.ts";
import { dotMapPoints } from "./dot-map-points.ts";
import dotMapUrl from "./dot-map.svg";
import { classNames } from "#lib/class-names.ts";
import { ownValue } from "#lib/own-value.ts";

type DotMapProps = {
  /** Slugs of the cities that glow. */
  lit?: readonly string[];
  /** Names of the lit cities, keyed by slug: written beside their dots. */
  labels?: Readonly<Record<string, string>>;
  /** Hairlines between the dots: the minimum spanning tree, not roads. */
  joined?: boolean;
  /** Degrees along the edges. */
  graticule?: boolean;
  /** What the map says, for those who cannot see it. Without it the map is an ornament. */
  title?: string;
  /** Of a map that answers, in place of a title: `plotProps` in app/ui/plot/plot-mark.ts makes them. */
  plot?: SVGProps<SVGSVGElement>;
  className?: string;
  children?: ReactNode;
};

/**
 * The cities as dots at their coordinates: no border line. The base map is one cached file,
 * coloured by the page's own --dot and --thread.
 */
export function DotMap({
  lit = [],
  labels,
  joined = true,
  graticule = false,
  title,
  plot,
  className,
  children,
}: DotMapProps) {
  const titleId = useId();

  return (
    <svg
      viewBox={`0 0 ${DOT_MAP_WIDTH} ${DOT_MAP_HEIGHT}`}
      className={classNames("dot-map", className)}
      {...(plot ?? (title ? { role: "img", "aria-labelledby": titleId } : { "aria-hidden": true }))}
    >
      {title && <title id={titleId}>{title}</title>}
      {graticule && <Graticule />}
      {joined && <use href={`${dotMapUrl}#threads`} />}
      <use href={`${dotMapUrl}#dots`} />
      {lit.map((slug) => {
        const [x, y, radius] = placeOf(slug);
        return (
          <g key={slug}>
            <circle className="dot-map-ring" cx={x} cy={y} r={Math.max(radius + 5, 11)} />
            <circle className="dot-map-lit" cx={x} cy={y} r={Math.max(radius, 6.4)} />
          </g>
        );
      })}
      {labels &&
        lit.map((slug) => <Label key={slug} slug={slug} name={ownValue(labels, slug) ?? slug} />)}
      {children}
    </svg>
  );
}

/** Where a label is put beside its dot, for those that would cover another or a crowd of dots. */
const labelPlaces: Readonly<Record<string, { dx: number; dy: number; anchor: Anchor }>> = {
  karachi: { dx: -21, dy: 9, anchor: "end" },
  gwadar: { dx: -8, dy: -14, anchor: "start" },
  quetta: { dx: -16, dy: 6, anchor: "end" },
  peshawar: { dx: -15, dy: -8, anchor: "end" },
  multan: { dx: -4, dy: -17, anchor: "middle" },
  faisalabad: { dx: -44, dy: 8, anchor: "end" },
  islamabad: { dx: 70, dy: -18, anchor: "start" },
  rawalpindi: { dx: 70, dy: 14, anchor: "start" },
};

type Anchor = "start" | "middle" | "end";

function Label({ slug, name }: { slug: string; name: string }) {
  const [x, y] = placeOf(slug);
  const { dx, dy, anchor } = ownValue(labelPlaces, slug) ?? { dx: 21, dy: 6, anchor: "start" };
  const reach = Math.abs(dx) - 8;

  return (
    <>
      {reach > 30 && (
        <path
          className="p-line p-quiet"
          d={`M${x + Math.sign(dx) * 13} ${y + dy / 6}L${x + Math.sign(dx) * reach} ${y + dy - 5}`}
        />
      )}
      <text className="p-strong p-halo" x={x + dx} y={y + dy} textAnchor={anchor}>
        {name}
      </text>
    </>
  );
}

const LATITUDES = [26, 28, 30, 32, 34, 36] as const;
const LONGITUDES = [64, 66, 68, 70, 72, 74, 76] as const;

function Graticule() {
  const columns = LONGITUDES.map((lon) => [lon, round(projectPlace({ lat: 0, lon }).x)] as const);
  const rows = LATITUDES.map((lat) => [lat, round(projectPlace({ lat, lon: 0 }).y)] as const);

  return (
    <g className="dot-map-graticule" aria-hidden="true">
      <path
        d={rows.flatMap(([, y]) => columns.map(([, x]) => `M${x - 3} ${y}h6m-3-3v6`)).join("")}
      />
      {rows.map(([lat, y]) => (
        <text key={lat} x="0" y={y + 4}>{`${lat}° N`}</text>
      ))}
      {columns.slice(0, 4).map(([lon, x]) => (
        <text key={lon} x={x} y="650" textAnchor="middle">{`${lon}° E`}</text>
      ))}
    </g>
  );
}

function placeOf(slug: string): readonly [x: number, y: number, radius: number] {
  const place = ownValue(dotMapPoints, slug);
  if (!place) throw new Error(`the dot map has no city "${slug}"`);
  return place;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
