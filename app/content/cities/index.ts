import { distanceKm } from "#app/map/distance-km.ts";

import { cityFacts } from "./city-facts.ts";
import { cityNames } from "./city-names.ts";
import type { City, CityName } from "./schema.ts";
import { ownValue } from "#lib/own-value.ts";

export type Neighbour = CityName & { distanceKm: number };

/** Names and facts of all cities. Heavy: read it in loaders and builds, not in page components. */
export const cities: readonly City[] = cityNames.map((city) => {
  const facts = ownValue(cityFacts, city.slug);
  if (!facts) throw new Error(`app/content/cities/${city.slug}.md has no facts`);
  return { ...city, ...facts };
});

const citiesBySlug: ReadonlyMap<string, City> = new Map(cities.map((city) => [city.slug, city]));

export function findCity(slug: string): City | undefined {
  return citiesBySlug.get(slug);
}

export function getCity(slug: string): City {
  const city = findCity(slug);
  if (!city) throw new Error(`no city has the slug "${slug}"`);
  return city;
}

/** The served cities nearest to a city, nearest first, by great circle. */
export function nearestCities(city: City, count: number): readonly Neighbour[] {
  return cities
    .filter((other) => other.slug !== city.slug)
    .map(({ name, slug, region, lat, lon }) => ({
      name,
      slug,
      region,
      distanceKm: distanceKm(city, { lat, lon }),
    }))
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, count);
}

/** The other cities of the same navigation group, in its order. */
export function regionSiblings(city: City): readonly CityName[] {
  return cityNames.filter((other) => other.region === city.region && other.slug !== city.slug);
}
