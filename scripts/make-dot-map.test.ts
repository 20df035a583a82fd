import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { cities } from "#app/content/cities/index.ts";
import { DOT_MAP_HEIGHT, DOT_MAP_WIDTH, projectPlace } from "#app/map/dot-map-geometry.ts";
import { drawDotMap, listDotMapPoints } from "#scripts/make-dot-map.ts";

const section = (name: string) =>
  readFileSync(new URL(`../app/map/${name}`, import.meta.url), "utf8");

test("the drawing and its points are those of the cities as they stand (else run scripts/make-dot-map.ts)", () => {
  expect(section("dot-map.svg")).toBe(drawDotMap());
  expect(section("dot-map-points.ts")).toBe(listDotMapPoints());
});

test.each(cities)("$name falls inside the drawing", (city) => {
  const { x, y } = projectPlace(city);

  expect(x).toBeGreaterThan(11);
  expect(x).toBeLessThan(DOT_MAP_WIDTH - 11);
  expect(y).toBeGreaterThan(11);
  expect(y).toBeLessThan(DOT_MAP_HEIGHT - 11);
});

test("109 points are joined by 108 hairlines, and eleven hollow places stand for the cities without a figure", () => {
  const threads = /<path id="threads"[^>]* d="([^"]*)"/.exec(drawDotMap())?.[1] ?? "";

  expect(threads.match(/M/g)).toHaveLength(108);
  // Chilas and Diamer share one place.
  expect(drawDotMap().match(/<circle/g)).toHaveLength(10);
});
