import { expect, test } from "vitest";

import { distanceKm } from "./distance-km.ts";

test("a place is no distance from itself, and a quarter of the globe from the pole", () => {
  expect(distanceKm({ lat: 31.5, lon: 74.3 }, { lat: 31.5, lon: 74.3 })).toBe(0);
  expect(distanceKm({ lat: 0, lon: 12 }, { lat: 90, lon: 0 })).toBeCloseTo(10007.56, 1);
});
