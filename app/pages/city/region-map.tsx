import { useId } from "react";

import type { CityMap } from "#app/content/cities/city-maps.ts";
import { CityMapDrawing, CountryInset } from "#app/pages/city/city-map-drawing.tsx";

type RegionMapProps = {
  map: CityMap;
  /** Place on the country's map. */
  at: readonly [x: number, y: number];
};

/** The hero picture of the generic page. */
export function RegionMap({ map, at }: RegionMapProps) {
  const titleId = useId();

  return (
    <svg
      className="city-map"
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="img"
      aria-labelledby={titleId}
    >
      <title id={titleId}>{map.title}</title>
      <CityMapDrawing map={map} />
      {map.inset ? <CountryInset {...map.inset} at={at} /> : null}
    </svg>
  );
}
