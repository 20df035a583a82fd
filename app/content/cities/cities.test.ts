import { describe, expect, test } from "vitest";
import { z } from "zod";

import { regions } from "#app/content/cities/regions.ts";
import { mainCities } from "#app/content/cities/main-cities.ts";
import { cityFacts } from "#app/content/cities/city-facts.ts";
import { cityNames } from "#app/content/cities/city-names.ts";
import { citySlug } from "#app/content/cities/city-slug.ts";
import {
  cities,
  findCity,
  getCity,
  nearestCities,
  regionSiblings,
} from "#app/content/cities/index.ts";
import { cityCardSchema, cityFactsSchema, cityNameSchema } from "#app/content/cities/schema.ts";

test("every entry passes its schema", () => {
  expect(() => z.array(cityNameSchema).parse(cityNames)).not.toThrow();
  expect(() => z.record(z.string(), cityFactsSchema).parse(cityFacts)).not.toThrow();
  expect(() => z.array(cityCardSchema).length(8).parse(mainCities)).not.toThrow();
});

test("the six regions hold 33, 20, 21, 16, 9 and 10 cities, in the navigation's order", () => {
  expect(regions.map(({ name, cities: members }) => [name, members.length])).toEqual([
    ["Punjab", 33],
    ["Sindh", 20],
    ["KPK", 21],
    ["Balochistan", 16],
    ["AJK", 9],
    ["Gilgit-Baltistan", 10],
  ]);
});

describe("slugs", () => {
  test("lower case, spaces as hyphens, dots left out", () => {
    expect(citySlug("D.G. Khan")).toBe("dg-khan");
    expect(citySlug("Rahim Yar Khan")).toBe("rahim-yar-khan");
  });

  test("each city's slug follows from its name, and is its own", () => {
    expect(cityNames.map(({ slug }) => slug)).toEqual(cityNames.map(({ name }) => citySlug(name)));
    expect(new Set(cityNames.map(({ slug }) => slug)).size).toBe(109);
  });

  test("facts stand for the 109 cities and no other", () => {
    expect(Object.keys(cityFacts).toSorted()).toEqual(
      cityNames.map(({ slug }) => slug as string).toSorted(),
    );
  });
});

test("an unknown slug is not found, and getting it throws", () => {
  expect(findCity("atlantis")).toBeUndefined();
  expect(() => getCity("atlantis")).toThrow("atlantis");
});

test("no figure is claimed for Gilgit-Baltistan and Parachinar, and AJK's year is 2017", () => {
  const without = cities.filter((city) => !city.population);
  const of2017 = cities.filter((city) => city.population?.year === 2017);

  expect(without.map(({ slug }) => slug)).toEqual([
    "parachinar",
    ...cities.filter(({ region }) => region === "Gilgit-Baltistan").map(({ slug }) => slug),
  ]);
  expect(of2017.map(({ region }) => region)).toEqual(Array(9).fill("AJK"));
});

test("neighbours come nearest first and never include the city itself", () => {
  const near = nearestCities(getCity("lahore"), 6);

  expect(near.slice(0, 4).map(({ name, distanceKm }) => [name, Math.round(distanceKm)])).toEqual([
    ["Sheikhupura", 39],
    ["Kasur", 50],
    ["Gujranwala", 68],
    ["Hafizabad", 85],
  ]);
  expect(near).toHaveLength(6);
});

test("siblings are the region's other cities", () => {
  expect(regionSiblings(getCity("gilgit"))).toHaveLength(9);
});
