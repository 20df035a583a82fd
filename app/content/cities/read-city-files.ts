/**
 * The cities' text files, read at build: the one source of names, facts and texts. The browser gets
 * what the modules of build-time-modules.ts make of them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { readFacts, readName, type CityNameFields } from "./city-fields.ts";
import { parseTextFile, type ParsedTextFile } from "#app/content/parse-text-file.ts";
import { regionSchema, type CityFacts } from "./schema.ts";

export type CityFile = ParsedTextFile & {
  file: string;
  city: CityNameFields;
  facts: CityFacts;
};

const FOLDER = import.meta.dirname;
const regions: readonly string[] = regionSchema.options;

/**
 * All cities in the navigation's order: by region, within a region by `order`, then by name. A file
 * that is wrong is read as far as it goes; check-content.ts names its mistakes.
 */
export function readCityFiles(): CityFile[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".md") && file !== "README.md")
    .map(readCityFile)
    .toSorted(
      (a, b) =>
        regions.indexOf(a.city.region) - regions.indexOf(b.city.region) ||
        a.city.order - b.city.order ||
        a.city.name.localeCompare(b.city.name, "en"),
    );
}

function readCityFile(file: string): CityFile {
  return toCityFile(file, parseTextFile(readFileSync(join(FOLDER, file), "utf8")));
}

export function toCityFile(file: string, parsed: ParsedTextFile): CityFile {
  const slug = file.slice(0, -".md".length);
  return { ...parsed, file, city: readName(slug, parsed.fields), facts: readFacts(parsed.fields) };
}
