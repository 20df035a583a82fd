import { expect, test } from "vitest";

import { findNearestPath } from "./nearest-path.ts";
import { knownPaths, nearestCases } from "#tests/cases/address/nearest.ts";

test.each(nearestCases)("$rule: $unknown", ({ unknown, meant }) => {
  expect(findNearestPath(unknown, knownPaths)).toBe(meant);
});

const known = [
  "/",
  "/services",
  "/pricing",
  "/portfolio",
  "/blog",
  "/blog/link-building-strategies-pakistan",
  "/tools",
  "/tools/seo-audit",
  "/seo-services/lahore",
  "/seo-services/layyah",
  "/robots-txt-generator",
];

test.each([
  ["two letters swapped", "/srevices", "/services"],
  ["a letter left out", "/pricng", "/pricing"],
  ["another case and an ending slash", "/Portfolio/", "/portfolio"],
  ["an old file name", "/services.html", "/services"],
  ["a city without its folder", "/lahore", "/seo-services/lahore"],
  ["a misspelt city", "/seo-services/lahor", "/seo-services/lahore"],
  ["a tool without its folder", "/seo-audit", "/tools/seo-audit"],
  ["another word order is still nearest", "/robots-generator", "/robots-txt-generator"],
])("%s", (_, unknown, meant) => {
  expect(findNearestPath(unknown, known)).toBe(meant);
});

test.each(["/", "", "/wp-login.php", "/xmlrpc", "/a"])("nothing is near to %j", (unknown) => {
  expect(findNearestPath(unknown, known)).toBeUndefined();
});
