import { describe, expect, test } from "vitest";
import { z } from "zod";

import { cityRegions } from "./city-regions.ts";
import { mainCities } from "./main-cities.ts";
import { agreedByRegion, agreedCities } from "#tests/support/agreed-cities.ts";
import { cityFacts } from "./city-facts.ts";
import { cityNames } from "./city-names.ts";
import { citySlug } from "./city-slug.ts";
import { cities, findCity, getCity, nearestCities, regionSiblings } from "./index.ts";
import { cityCardSchema, cityFactsSchema, cityNameSchema } from "./schema.ts";

test("every entry passes its schema", () => {
  expect(() => z.array(cityNameSchema).parse(cityNames)).not.toThrow();
  expect(() => z.record(z.string(), cityFactsSchema).parse(cityFacts)).not.toThrow();
  expect(() => z.array(cityCardSchema).parse(mainCities)).not.toThrow();
});

test("the six regions hold the agreed 33, 20, 21, 16, 9 and 10 cities, in the navigation's order", () => {
  expect(
    cityRegions.map(({ name, cities: members }) => [
      name,
      members.map(({ slug }) => slug).filter((slug) => agreedCities.includes(slug)),
    ]),
  ).toEqual(Object.entries(agreedByRegion));
  expect(Object.values(agreedByRegion).map(({ length }) => length)).toEqual([
    33, 20, 21, 16, 9, 10,
  ]);
});

test("a region's cities are together, so that each name opens one group", () => {
  const order = cityNames.map(({ region }) => region);

  expect(order).toEqual(
    cityRegions.flatMap(({ name, cities: members }) => members.map(() => name)),
  );
});

describe("slugs", () => {
  test("lower case, spaces as hyphens, dots left out", () => {
    expect(citySlug("D.G. Khan")).toBe("dg-khan");
    expect(citySlug("Rahim Yar Khan")).toBe("rahim-yar-khan");
  });

  test("each city's slug follows from its name, and is its own", () => {
    expect(cityNames.map(({ slug }) => slug)).toEqual(cityNames.map(({ name }) => citySlug(name)));
    expect(new Set(cityNames.map(({ slug }) => slug)).size).toBe(cityNames.length);
  });

  test("facts stand for the cities and no other", () => {
    expect(Object.keys(cityFacts).toSorted()).toEqual(cityNames.map(({ slug }) => slug).toSorted());
  });
});

test("an unknown slug is not found, and getting it throws", () => {
  expect(findCity("atlantis")).toBeUndefined();
  expect(() => getCity("atlantis")).toThrow("atlantis");
});

test("no figure is claimed for Gilgit-Baltistan and Parachinar, and AJK's year is 2017", () => {
  const of2017 = cities.filter((city) => city.population?.year === 2017);
  const north = cities.filter(({ region }) => region === "Gilgit-Baltistan");

  expect([getCity("parachinar"), ...north].filter(({ population }) => population)).toEqual([]);
  expect(of2017.filter(({ region }) => region !== "AJK")).toEqual([]);
  expect(agreedByRegion.AJK.filter((slug) => getCity(slug).population?.year !== 2017)).toEqual([]);
});

test("neighbours come nearest first and never include the city itself", () => {
  const near = nearestCities(getCity("lahore"), 6);

  const distances = near.map(({ distanceKm }) => distanceKm);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(near.map(({ name }) => name)).not.toContain("Lahore");
  // Whatever other town is added, none that is further away comes before it.
  expect(near[0]?.distanceKm).toBeLessThan(45);
  expect(near).toHaveLength(6);
});

test("siblings are the region's other cities", () => {
  const [first, ...others] =
    cityRegions.find(({ name }) => name === "Gilgit-Baltistan")?.cities ?? [];

  expect(first && regionSiblings(getCity(first.slug))).toEqual(others);
});
