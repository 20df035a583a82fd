import { readCityList } from "./city-fields.ts";
import { readCityFiles } from "./read-city-files.ts";

/**
 * Other names under which people look for a city: full forms, old and official names, spellings, and
 * the well-known place that a district's name hides. Worked out at build.
 */
export const otherSpellings: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  readCityFiles().flatMap(({ city, fields }) => {
    const names = readCityList(fields, "also called");
    return names ? [[city.slug, names]] : [];
  }),
);
