import { expect, test } from "vitest";

import { describeTreePage } from "./describe-tree-page.ts";

test.each([
  [0, "indexable", "home page, can be indexed"],
  [1, "by-mistake", "1 click, shut out by mistake"],
  [3, "no-answer", "3 clicks, no answer"],
  [null, "indexable", "no link found, can be indexed"],
] as const)("a page %s clicks away that is %s says so", (depth, group, words) => {
  expect(describeTreePage({ depth, group })).toBe(words);
});
