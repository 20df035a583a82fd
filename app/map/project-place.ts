import type { Place } from "./distance-km.ts";

/** Size of the drawing: every city falls inside. */
export const DOT_MAP_WIDTH = 709;
export const DOT_MAP_HEIGHT = 658;

const WEST_EDGE = 61.35;
const NORTH_EDGE = 36.7;
const UNITS_PER_DEGREE = 52;
/** One degree of longitude against one of latitude, at the country's middle. */
const LONGITUDE_SCALE = Math.cos((30.4 * Math.PI) / 180);

/** Equirectangular about 30.4° N: true to shape to within a few percent over the country. */
export function projectPlace({ lat, lon }: Place): { x: number; y: number } {
  return {
    x: (lon - WEST_EDGE) * LONGITUDE_SCALE * UNITS_PER_DEGREE,
    y: (NORTH_EDGE - lat) * UNITS_PER_DEGREE,
  };
}

/** Radius by census class; without a figure the dot is the smallest, and hollow. */
export function dotRadius(population: number | undefined): number {
  if (population === undefined || population < 100_000) return 2.4;
  if (population < 300_000) return 3.3;
  if (population < 1_000_000) return 4.6;
  if (population < 3_000_000) return 6.4;
  return population < 10_000_000 ? 8.4 : 11;
}
