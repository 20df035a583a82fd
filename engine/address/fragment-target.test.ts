import { expect, test } from "vitest";

import { fragmentTargets } from "./fragment-target.ts";

test.each([
  "",
  "top",
  "TOP",
  "!",
  "/",
  "/products/1",
  "products/1",
  "!page",
  ":~:text=red",
  "t=10",
  "tab?x",
  "L3-L9",
  "12-40",
])("%j need be no element", (fragment) => {
  expect(fragmentTargets(fragment)).toBeUndefined();
});

test.each([
  ["plain", "plain"],
  ["plain/", "plain/"],
  ["heading=h.1", "heading=h.1"],
  ["%D8%B4", "ش"],
  ["part:~:text=red", "part"],
  ["100%", "100%"],
])("%j names %j", (fragment, name) => {
  expect(fragmentTargets(fragment)).toContain(name);
});
