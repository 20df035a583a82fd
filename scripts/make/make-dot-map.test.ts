import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { cities } from "#app/content/cities/index.ts";
import { DOT_MAP_HEIGHT, DOT_MAP_WIDTH, projectPlace } from "#app/map/project-place.ts";
import { drawDotMap } from "./make-dot-map.ts";
import { makeCityFiles } from "./write-city-files.ts";

test.each(makeCityFiles())("%s is that of the cities (else run npm run dot-map)", (path, text) => {
  expect(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8")).toBe(text);
});

test.each(cities)("$name falls inside the drawing", (city) => {
  const { x, y } = projectPlace(city);

  expect(x).toBeGreaterThan(11);
  expect(x).toBeLessThan(DOT_MAP_WIDTH - 11);
  expect(y).toBeGreaterThan(11);
  expect(y).toBeLessThan(DOT_MAP_HEIGHT - 11);
});

test("hairlines join all points, and a hollow place stands for each without a figure", () => {
  const threads = /<path id="threads"[^>]* d="([^"]*)"/.exec(drawDotMap())?.[1] ?? "";
  const hollow = cities.filter(({ population }) => !population);
  const places = new Set(hollow.map(({ lat, lon }) => `${lat} ${lon}`));

  expect(threads.match(/M/g)).toHaveLength(cities.length - 1);
  expect(drawDotMap().match(/<circle/g)).toHaveLength(places.size);
});
