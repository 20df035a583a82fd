import { expect, test } from "vitest";

import { trimBy, trimEndBy } from "./trim-by.ts";

test.each([
  ["//a//b//", /\//, "a//b", "//a//b"],
  ["...", /[.\s]/, "", ""],
  ["", /x/, "", ""],
  ["قیمت۔ ", /[\s۔]/, "قیمت", "قیمت"],
  ["plain", /[\s.]/, "plain", "plain"],
])("%j by %s", (text, one, both, end) => {
  expect(trimBy(text, one)).toBe(both);
  expect(trimEndBy(text, one)).toBe(end);
});
