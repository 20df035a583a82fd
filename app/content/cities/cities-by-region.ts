import { cityNames } from "#app/content/cities/city-names.ts";
import type { CityName, Region } from "#app/content/cities/schema.ts";

export type RegionGroup = { region: Region; cities: ReadonlyArray<CityName> };

/** The navigation's groups in their order. Light enough for every page: names only. */
export const citiesByRegion: ReadonlyArray<RegionGroup> = [
  ...new Set(cityNames.map((city) => city.region)),
].map((region) => ({ region, cities: cityNames.filter((city) => city.region === region) }));
