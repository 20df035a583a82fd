import { expect, test } from "vitest";

import { getCity } from "./index.ts";
import { distanceKm } from "#app/map/distance-km.ts";

/** By Vincenty's inverse formula on the WGS84 ellipsoid, worked out apart from this code. */
const geodesicsKm: readonly [string, string, number][] = [
  ["lahore", "karachi", 1033.87],
  ["lahore", "islamabad", 269.46],
  ["karachi", "hyderabad", 150.08],
  ["quetta", "chaman", 96.89],
  ["gwadar", "gilgit", 1657.46],
  ["peshawar", "quetta", 605.22],
  ["multan", "bahawalpur", 90.59],
  ["skardu", "ghanche", 65.49],
  ["turbat", "gwadar", 121.55],
  ["muzaffarabad", "murree", 51.74],
];

test.each(geodesicsKm)("%s to %s is within 1% of the geodesic", (from, to, geodesicKm) => {
  const km = distanceKm(getCity(from), getCity(to));

  expect(Math.abs(km - geodesicKm) / geodesicKm).toBeLessThan(0.01);
});
