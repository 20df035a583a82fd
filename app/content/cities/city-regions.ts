import { cityNames } from "./city-names.ts";
import type { CityName, Region } from "./schema.ts";

export type RegionGroup = { name: Region; cities: readonly CityName[] };

/** The navigation's groups in their order. Light enough for every page: names only. */
export const cityRegions: readonly RegionGroup[] = [
  ...new Set(cityNames.map((city) => city.region)),
].map((name) => ({ name, cities: cityNames.filter((city) => city.region === name) }));
