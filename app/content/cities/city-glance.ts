import { nearestCities, regionSiblings, type Neighbour } from "./index.ts";
import type { City, CityName, Population } from "./schema.ts";

/** What a city's page says from data alone. */
export type CityGlance = {
  slug: string;
  name: string;
  region: string;
  province: string;
  census?: Population;
  nearest: Neighbour[];
  mainTown?: string;
  positionFrom?: string;
  siblings: CityName[];
};

const NEAREST_SHOWN = 6;

export function buildGlance(city: City): CityGlance {
  const { slug, name, region, province, population, mainTown, positionFrom } = city;

  return {
    slug,
    name,
    region,
    province,
    ...(population && {
      census: {
        count: population.count,
        year: population.year,
        source: population.source,
        covers: population.covers,
        ...(population.wider && { wider: population.wider }),
      },
    }),
    ...(mainTown && { mainTown }),
    ...(positionFrom && { positionFrom }),
    nearest: [...nearestCities(city, NEAREST_SHOWN)],
    siblings: [...regionSiblings(city)],
  };
}
