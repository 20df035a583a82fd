import { expect, test } from "vitest";

import { drawLens, drawRegionMap, type CityMap } from "./city-map.ts";
import { dedicatedSlugs } from "./dedicated-slugs.ts";
import { cities } from "./index.ts";
import { dotMapPoints } from "#app/map/dot-map-points.ts";
import { overlap } from "#app/map/place-labels.ts";

/** Of the cities' names, as city-maps.css sets them on a phone. */
const TEXT_SIZE = { region: 24, lens: 18 };

/** Each label's box, by the widths that the places were worked out with. */
function boxesOf({ labels }: CityMap, size: number) {
  return labels.map(({ name, km, x, y, anchor }) => {
    const width = name.length * size * 0.56 + 4;
    const height = size * (km === undefined ? 1.2 : 2.1);
    const shift = { start: 0, middle: width / 2, end: width }[anchor];
    return { name, x: x - shift, y: y - size * 0.9, width, height };
  });
}

test("no two names overlap on a city's map", () => {
  const collisions = cities.flatMap((city) => {
    const isDedicated = dedicatedSlugs.includes(city.slug);
    const boxes = isDedicated
      ? boxesOf(drawLens(city), TEXT_SIZE.lens)
      : boxesOf(drawRegionMap(city), TEXT_SIZE.region);
    return boxes.flatMap((box, index) =>
      boxes
        .slice(index + 1)
        // A corner of two boxes is no letter.
        .filter((other) => overlap(box, other) > 20)
        .map((other) => `${city.name}: ${box.name} and ${other.name}`),
    );
  });

  expect(collisions).toEqual([]);
});

test("a generic city's map answers for every dot, nearest first, and for those it labels as labelled", () => {
  for (const city of cities.filter(({ slug }) => !dedicatedSlugs.includes(slug))) {
    const { places, labels } = drawRegionMap(city);
    expect(places.map(({ km }) => km)).toEqual(
      places.map(({ km }) => km).toSorted((a, b) => a - b),
    );
    for (const { name, km } of labels.filter((label) => label.km !== undefined)) {
      expect(places.find((place) => place.name === name)?.km, `${city.name}: ${name}`).toBe(km);
    }
  }
});

test("a dedicated city's country map answers for every other city, nearest first, as its lens does", () => {
  for (const city of cities.filter(({ slug }) => dedicatedSlugs.includes(slug))) {
    const { country, places } = drawLens(city);
    expect(country.map(({ name }) => name).toSorted()).toEqual(
      cities
        .filter(({ slug }) => slug !== city.slug)
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(country.map(({ km }) => km)).toEqual(
      country.map(({ km }) => km).toSorted((a, b) => a - b),
    );
    for (const { name, km } of places) {
      expect(country.find((place) => place.name === name)?.km, `${city.name}: ${name}`).toBe(km);
    }
  }
});

test("a place on the country's map lies where its dot is drawn", () => {
  const [karachi] = cities.filter(({ slug }) => slug === "karachi");
  for (const { name, x, y } of drawLens(karachi!).country) {
    const { slug } = cities.find((city) => city.name === name)!;
    const [dotX, dotY] = dotMapPoints[slug]!;
    expect(Math.hypot(dotX - x, dotY - y), `${name} off its dot`).toBeLessThan(1);
  }
});
