import { readCityFiles } from "./read-city-files.ts";
import type { CityName } from "./schema.ts";

/**
 * The cities in the order of the navigation. This ships to the browser on every page, so it holds
 * names only. Worked out at build (build-time-modules.ts).
 */
export const cityNames: readonly CityName[] = readCityFiles().map(
  ({ city: { name, slug, region } }) => ({ name, slug, region }),
);
