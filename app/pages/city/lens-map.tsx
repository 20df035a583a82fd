import { useId } from "react";

import type { LensMaps } from "#app/content/cities/city-map.ts";
import { counts } from "#app/content/counts.ts";
import { CityMapDrawing, PlaceMarks } from "./city-map-drawing.tsx";
import { DotMap } from "#app/map/dot-map.tsx";
import { plotProps } from "#app/ui/plot/plot-mark.ts";
import { spellNumber } from "#lib/spell-number.ts";

type LensMapProps = {
  slug: string;
  name: string;
  at: readonly [x: number, y: number];
  lens: LensMaps;
};

/** Where the lens lies on the country's map once the screen is wide enough, in the map's units. */
const LENS = { x: 588, y: 494, radius: 167 };
const LIT_RADIUS = 21;

/**
 * The hero picture of a page of its own: the country with the city lit, and a lens on its neighbours.
 * On both, each dot answers with its name and distance.
 */
export function LensMap({ slug, name, at, lens }: LensMapProps) {
  const clipId = useId();

  return (
    <>
      <DotMap
        graticule
        lit={[slug]}
        plot={plotProps(
          `The ${spellNumber(counts.cities)} cities we serve as dots, ${name} lit`,
          "both",
        )}
      >
        <g className="p-line p-quiet">
          <circle cx={at[0]} cy={at[1]} r={LIT_RADIUS} />
          <path strokeDasharray="2 5" d={outerTangents(at)} />
        </g>
        <PlaceMarks places={lens.country} />
      </DotMap>
      <svg
        {...plotProps(lens.title, "both")}
        className="city-map drawing lens-map"
        viewBox={`0 0 ${lens.width} ${lens.height}`}
      >
        <clipPath id={clipId}>
          <circle cx="190" cy="165" r="159" />
        </clipPath>
        <circle fill="var(--sand)" stroke="var(--rule)" cx="190" cy="165" r="160" />
        <CityMapDrawing map={lens} ringClip={`url(#${clipId})`} />
        <PlaceMarks places={lens.places} />
      </svg>
    </>
  );
}

/** The two lines that touch both the small circle and the lens from outside. */
function outerTangents([x, y]: readonly [number, number]): string {
  const [dx, dy] = [LENS.x - x, LENS.y - y];
  const angle = Math.atan2(dy, dx);
  const spread = Math.acos((LIT_RADIUS - LENS.radius) / Math.hypot(dx, dy));

  return [angle + spread, angle - spread]
    .map((direction) => {
      const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
      const from = `${round(x + LIT_RADIUS * cos)} ${round(y + LIT_RADIUS * sin)}`;
      const to = `${round(LENS.x + LENS.radius * cos)} ${round(LENS.y + LENS.radius * sin)}`;
      return `M${from}L${to}`;
    })
    .join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
