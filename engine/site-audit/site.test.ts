import { expect, test } from "vitest";

import { buildSite } from "#engine/site-audit/site.ts";
import { NOW, toSiteRows } from "#tests/support/site-rows.ts";

const site = buildSite(toSiteRows({ "/": "<p>Lawn" }, { hosts: ["shop.example"] }), NOW);

test.each([
  ["https://shop.example/", true],
  ["http://shop.example/lawn/", true],
  ["https://shop.example:8443/", false],
  ["https://shop.example", true],
  ["https://shop.example?to=https://other.example/", true],
  ["https://other.example/shop.example/", false],
  ["https://shop.example@other.example/", false],
  ["https://other.example?to=https://shop.example/", false],
  ["mailto:a@shop.example", false],
  ["", false],
])("%s belongs to the site: %s", (url, isOwn) => {
  expect(site.isOwn(url)).toBe(isOwn);
});
