import { DOT_MAP_HEIGHT, DOT_MAP_WIDTH } from "#app/map/dot-map-geometry.ts";
import dotMapUrl from "#app/map/dot-map.svg";

/** The base map alone, without any city's place: an ornament. */
export function DotMapOrnament() {
  return (
    <svg viewBox={`0 0 ${DOT_MAP_WIDTH} ${DOT_MAP_HEIGHT}`} className="dot-map" aria-hidden>
      <use href={`${dotMapUrl}#threads`} />
      <use href={`${dotMapUrl}#dots`} />
    </svg>
  );
}
