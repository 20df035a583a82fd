import { cities, nearestCities } from "./index.ts";
import { projectPlace } from "#app/map/project-place.ts";

type Point = { x: number; y: number };

/** What the dot map says of a city: its place in the drawing's units, and the nearest ones we serve. */
export type CityOnMap = Point & {
  slug: string;
  name: string;
  near: (Point & { name: string; km: number })[];
};

/** Undefined for a slug that we do not serve. */
export function placeOnMap(slug: string, count = 3): CityOnMap | undefined {
  const city = cities.find((one) => one.slug === slug);
  return (
    city && {
      slug,
      name: city.name,
      ...projectPlace(city),
      near: nearestCities(city, count).map((other) => ({
        name: other.name,
        km: Math.round(other.distanceKm),
        ...placeOf(other.slug),
      })),
    }
  );
}

/** The city whose dot lies nearest to a point of the drawing, at most so far away. */
export function cityAt({ x, y }: Point, within: number): string | undefined {
  const [nearest] = cities
    .map((city) => {
      const place = projectPlace(city);
      return { slug: city.slug, distance: Math.hypot(place.x - x, place.y - y) };
    })
    .toSorted((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= within ? nearest.slug : undefined;
}

function placeOf(slug: string): Point {
  const city = cities.find((one) => one.slug === slug);
  if (!city) throw new Error(`no city has the slug "${slug}"`);
  return projectPlace(city);
}
