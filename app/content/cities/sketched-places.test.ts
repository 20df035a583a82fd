import { expect, test } from "vitest";

import { lahoreCopy } from "./dedicated-copies.ts";
import { getCity } from "./index.ts";
import { resultsKinds, seasons, sketchedLines, sketchedPlaces } from "./sketched-places.ts";
import { distanceKm } from "#app/map/distance-km.ts";

const titles = lahoreCopy.industries.map(({ title }) => title);

test("each industry of the page has its drawing, and no other is drawn", () => {
  expect(Object.keys(resultsKinds).toSorted()).toEqual(titles.toSorted());
  expect(titles).toEqual(expect.arrayContaining(seasons.map(({ trade }) => trade)));
});

test.each(sketchedPlaces)(
  "$name is a place that the page speaks of, in or beside Lahore",
  (place) => {
    const words = JSON.stringify(lahoreCopy);
    const [first = ""] = place.name.split(" ");

    expect(words).toMatch(new RegExp(first, "i"));
    expect(distanceKm(getCity("lahore"), place)).toBeLessThan(30);
  },
);

test.each(sketchedLines)("$name is spoken of on the page, and runs through the city", (line) => {
  expect(JSON.stringify(lahoreCopy)).toMatch(new RegExp(`\\b${line.name}\\b`));
  for (const place of [line.nameAt, ...line.through]) {
    expect(distanceKm(getCity("lahore"), place)).toBeLessThan(30);
  }
});
