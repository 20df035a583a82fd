import { expect, test } from "vitest";

import { arrangeTurn } from "./reading-order.ts";
import { siteHosts } from "./scope.ts";

test("one address of the sitemap alone comes after four that links lead to", () => {
  expect(arrangeTurn([1, 2, 3, 4, 5, 6, 7, 8, 9], [10, 20, 30])).toEqual([
    1, 2, 3, 4, 10, 5, 6, 7, 8, 20, 9,
  ]);
});

test("a turn of few links has one of the others", () => {
  expect(arrangeTurn([1], [10, 20])).toEqual([1, 10]);
});

test("without links the others are a turn of their own", () => {
  expect(arrangeTurn([], [10, 20])).toEqual([10, 20]);
});

test("a site is its host with and without www; a number has no www", () => {
  expect(siteHosts("www.site.pk")).toEqual(["www.site.pk", "site.pk"]);
  expect(siteHosts("site.pk")).toEqual(["site.pk", "www.site.pk"]);
  expect(siteHosts("127.0.0.1:4000")).toEqual(["127.0.0.1:4000"]);
});
