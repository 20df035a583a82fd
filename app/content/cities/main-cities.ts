import { readCityFiles } from "./read-city-files.ts";
import type { CityCard } from "./schema.ts";

/** The cities of the home page and the footer, with the figures agreed for their cards. Worked out at build. */
export const mainCities: readonly CityCard[] = readCityFiles()
  .filter(({ fields }) => fields.has("home card"))
  .toSorted((a, b) => Number(a.fields.get("home card")) - Number(b.fields.get("home card")))
  .map(({ city: { name, slug }, fields }) => ({
    name,
    slug,
    population: fields.get("population") ?? "",
  }));

export const mainCitySlugs: readonly string[] = mainCities.map(({ slug }) => slug);
