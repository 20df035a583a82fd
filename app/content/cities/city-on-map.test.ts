import { expect, test } from "vitest";

import { cities, getCity, nearestCities } from "./index.ts";
import { placeOnMap, cityAt } from "./city-on-map.ts";
import { projectPlace } from "#app/map/project-place.ts";

test.each(cities)(
  "the map finds $name under its own dot, or the one it shares a place with",
  (city) => {
    const found = getCity(cityAt(projectPlace(city), 1) ?? "");

    expect([found.lat, found.lon]).toEqual([city.lat, city.lon]);
  },
);

test("far from every dot there is no answer", () => {
  expect(cityAt({ x: 10, y: 10 }, 20)).toBeUndefined();
});

test("a city is told with its nearest, in whole kilometres, where the map has them", () => {
  const lahore = getCity("lahore");
  const answer = placeOnMap("lahore");

  expect(answer).toMatchObject({ name: "Lahore", ...projectPlace(lahore) });
  expect(answer?.near.map(({ name, km }) => [name, km])).toEqual(
    nearestCities(lahore, 3).map(({ name, distanceKm }) => [name, Math.round(distanceKm)]),
  );
  expect(answer?.near[0]).toMatchObject(
    projectPlace(getCity(nearestCities(lahore, 1)[0]?.slug ?? "")),
  );
});

test("an address that is no city's has none", () => {
  expect(placeOnMap("atlantis")).toBeUndefined();
});
