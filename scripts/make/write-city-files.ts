/**
 * Writes what is made of the cities' text files and kept in the repository: the dot map with its points,
 * and the cities that the site audit knows by name. The build and the development server call it when
 * they start; by hand it is `npm run dot-map`. Tests fail when a file lags behind.
 */
import { readFileSync, writeFileSync } from "node:fs";

import { cities } from "#app/content/cities/index.ts";
import { drawDotMap, listDotMapPoints } from "./make-dot-map.ts";

const root = new URL("../../", import.meta.url);

/** Each file with its text. */
export function makeCityFiles(): readonly (readonly [path: string, text: string])[] {
  return [
    ["app/map/dot-map.svg", drawDotMap()],
    ["app/map/dot-map-points.ts", listDotMapPoints()],
    ["engine/site-audit/rule-helpers/pakistan-cities.ts", listCitySlugs()],
  ];
}

/** Returns the files that were out of date. */
export function writeCityFiles(): string[] {
  return makeCityFiles().flatMap(([path, text]) => {
    const file = new URL(path, root);
    if (readFileSync(file, "utf8") === text) return [];
    writeFileSync(file, text);
    return [path];
  });
}

function listCitySlugs(): string {
  const slugs = cities.map(({ slug }) => slug).toSorted();
  return [
    `/** Made by npm run dot-map (scripts/make/write-city-files.ts): the cities of app/content/cities as addresses name them. */`,
    `export const pakistanCities: readonly string[] = [`,
    ...slugs.map((slug) => `  "${slug}",`),
    `];`,
    "",
  ].join("\n");
}

if (import.meta.main) {
  console.info(
    `${cities.length} cities; written: ${writeCityFiles().join(", ") || "nothing new"}.`,
  );
}
