import { readCityFiles } from "./read-city-files.ts";
import type { CityFacts } from "./schema.ts";

/** Where each city is and how many people were counted there, by slug. Worked out at build. */
export const cityFacts: Readonly<Record<string, CityFacts>> = Object.fromEntries(
  readCityFiles().map(({ city, facts }) => [city.slug, facts]),
);
