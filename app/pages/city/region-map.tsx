import type { CityMap } from "#app/content/cities/city-map.ts";
import { CityMapDrawing, CountryInset, PlaceMarks } from "./city-map-drawing.tsx";
import { plotProps } from "#app/ui/plot/plot-mark.ts";

type RegionMapProps = {
  map: CityMap;
  at: readonly [x: number, y: number];
};

/** The hero picture of the generic page: each dot answers with its name and distance, the six nearest are labelled. */
export function RegionMap({ map, at }: RegionMapProps) {
  return (
    <svg
      {...plotProps(map.title, "both")}
      className="city-map drawing"
      viewBox={`0 0 ${map.width} ${map.height}`}
    >
      <CityMapDrawing map={map} />
      <PlaceMarks places={map.places} />
      {map.inset ? <CountryInset {...map.inset} at={at} /> : null}
    </svg>
  );
}
