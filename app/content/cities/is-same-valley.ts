import { hillsBefore, valleyRoads } from "./valley-roads.ts";
import type { CityName } from "./schema.ts";
import { ownValue } from "#lib/own-value.ts";

/** Whether no range lies between two cities that are near each other on the map. */
export function isSameValley(one: Pick<CityName, "slug">, other: Pick<CityName, "slug">): boolean {
  const bothWays = [
    [one.slug, other.slug],
    [other.slug, one.slug],
  ] as const;
  return bothWays.every(
    ([from, to]) =>
      (ownValue(valleyRoads, from)?.includes(to) ?? true) &&
      ownValue(hillsBefore, from)?.includes(to) !== true,
  );
}
