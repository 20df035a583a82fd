import { nearestCities, regionSiblings, type Neighbour } from "./index.ts";
import type { City, CityName, Population } from "./schema.ts";
import { site } from "#lib/site/site.ts";
import { distanceKm } from "#app/map/distance-km.ts";

/** What a city's page says from data alone. */
export type CityGlance = {
  slug: string;
  name: string;
  region: string;
  province: string;
  lat: number;
  lon: number;
  census?: Population;
  nearest: Neighbour[];
  officeKm: number;
  mainTown?: string;
  positionFrom?: string;
  siblings: CityName[];
};

const NEAREST_SHOWN = 6;

export function buildGlance(city: City): CityGlance {
  const { slug, name, region, province, lat, lon, population, mainTown, positionFrom } = city;

  return {
    slug,
    name,
    region,
    province,
    lat,
    lon,
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
    officeKm: distanceKm(city, site.geo),
    siblings: [...regionSiblings(city)],
  };
}
