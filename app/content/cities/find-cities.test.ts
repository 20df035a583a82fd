import { describe, expect, test } from "vitest";

import { findCities, findCitiesNear } from "./find-cities.ts";
import { cityNames } from "./city-names.ts";
import { otherSpellings } from "./other-spellings.ts";

const first = (query: string) => findCities(query, 1)[0]?.slug;

describe("finding by name", () => {
  test.each([
    ["dg khan", "dg-khan"],
    ["DGKhan", "dg-khan"],
    ["d.g. khan", "dg-khan"],
    ["Dera Ghazi Khan", "dg-khan"],
    ["di khan", "di-khan"],
    ["dera ismail", "di-khan"],
    ["láhore", "lahore"],
    ["LAHORE ", "lahore"],
    ["pindi", "rawalpindi"],
    ["lyallpur", "faisalabad"],
    ["benazirabad", "nawabshah"],
    ["mirpurkhas", "mirpur-khas"],
    ["swat", "mingora"],
    ["Karimabad", "hunza"],
    ["khaplu", "ghanche"],
    ["palandri", "pallandri"],
    ["wah", "wah-cantt"],
    ["mir", "mirpur-khas"],
    ["yar khan", "rahim-yar-khan"],
  ])("%s finds %s", (query, slug) => {
    expect(first(query)).toBe(slug);
  });

  test("the whole name comes before names that begin with it", () => {
    expect(findCities("mirpur", 3).map(({ name }) => name)).toEqual(["Mirpur", "Mirpur Khas"]);
  });

  test("another spelling is named as what was found", () => {
    expect(findCities("lyallpur", 1)).toEqual([
      { name: "Faisalabad", slug: "faisalabad", region: "Punjab", as: "Lyallpur" },
    ]);
    expect(findCities("faisal", 1)[0]).not.toHaveProperty("as");
  });

  test("nothing typed and nothing fitting find nothing", () => {
    expect(findCities("", 5)).toEqual([]);
    expect(findCities(" . ", 5)).toEqual([]);
    expect(findCities("timbuktu", 5)).toEqual([]);
  });

  test("every city finds itself first, and other spellings belong to cities", () => {
    expect(cityNames.filter(({ name, slug }) => first(name) !== slug)).toEqual([]);
    const slugs = new Set<string>(cityNames.map(({ slug }) => slug));
    expect(Object.keys(otherSpellings).filter((slug) => !slugs.has(slug))).toEqual([]);
  });
});

test("near a place come the nearest cities with their distance", () => {
  const near = findCitiesNear({ lat: 31.52, lon: 74.36 }, 3);

  expect(near.map(({ name, km }) => [name, Math.round(km)])).toEqual([
    ["Lahore", 4],
    ["Sheikhupura", 41],
    ["Kasur", 45],
  ]);
});
