import { cities } from "./index.ts";
import { otherSpellings } from "./other-spellings.ts";
import type { CityName } from "./schema.ts";
import { distanceKm, type Place } from "#app/map/distance-km.ts";
import { ownValue } from "#lib/own-value.ts";

export type FoundCity = CityName & {
  /** The other spelling that matched, where the name itself did not. */
  as?: string;
};

export type NearCity = CityName & { km: number };

/** How well a name fits what was typed; lower is better. */
type Fit = 0 | 1 | 2 | 3;

/**
 * Cities whose name, or another spelling of it, fits what a visitor typed. Case, accents, dots,
 * hyphens and spaces do not matter: "dg khan" and "dgkhan" find D.G. Khan.
 */
export function findCities(query: string, limit: number): FoundCity[] {
  if (fold(query) === "") return [];

  return cities
    .flatMap(({ name, slug, region }, order) => {
      const own = fit(name, query);
      const other = (ownValue(otherSpellings, slug) ?? [])
        .map((spelling) => ({ spelling, fit: fit(spelling, query) }))
        .filter((candidate) => candidate.fit !== undefined)
        .toSorted((a, b) => (a.fit ?? 0) - (b.fit ?? 0))[0];

      if (own !== undefined) return { found: { name, slug, region }, fit: own, order };
      if (!other) return [];
      return {
        found: { name, slug, region, as: other.spelling },
        fit: (other.fit ?? 0) + 0.5,
        order,
      };
    })
    .toSorted((a, b) => a.fit - b.fit || a.order - b.order)
    .slice(0, limit)
    .map(({ found }) => found);
}

/** The served cities nearest to a place. Pure arithmetic: nothing leaves the browser. */
export function findCitiesNear(place: Place, limit: number): NearCity[] {
  return cities
    .map((city) => ({
      name: city.name,
      slug: city.slug,
      region: city.region,
      km: distanceKm(place, city),
    }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, limit);
}

function fit(name: string, query: string): Fit | undefined {
  const [foldedName, foldedQuery] = [fold(name), fold(query)];
  if (foldedName === foldedQuery) return 0;
  if (foldedName.startsWith(foldedQuery)) return 1;
  const words = name.split(/[\s-]+/).map(fold);
  if (words.some((_, start) => words.slice(start).join("").startsWith(foldedQuery))) return 2;
  return foldedQuery.length > 2 && foldedName.includes(foldedQuery) ? 3 : undefined;
}

/** Letters and digits only, in lower case, without accents. */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
