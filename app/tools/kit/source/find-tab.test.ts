import { expect, test } from "vitest";

import { findTab } from "./find-tab.ts";

const names = ["page-url", "page-source", "whole-site"];

test.each(names)("the address names its tab: %s", (name) => {
  expect(findTab(name, names)).toBe(name);
});

test.each([
  ["measured", "page-source"],
  ["specified", "page-url"],
])("an address of before the tabs had names, ?way=%s, opens %s", (way, name) => {
  expect(findTab(way, names)).toBe(name);
});

test.each(["", "page", "PAGE-SOURCE", "constructor", "2"])(
  "a word that names no tab opens the first: %j",
  (way) => {
    expect(findTab(way, names)).toBe("page-url");
  },
);

test("where there is one tab alone, every address opens it", () => {
  expect(findTab("measured", ["page-url"])).toBe("page-url");
});
