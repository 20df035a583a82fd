import { expect, test } from "vitest";

import { readRelTokens } from "./link-rel.ts";

// The first is Google's own example of a list with a comma.
test.each([
  ["ugc,nofollow", ["ugc", "nofollow"]],
  ["UGC NoFollow", ["ugc", "nofollow"]],
  [" sponsored ,\n nofollow ", ["sponsored", "nofollow"]],
  ["noopener", ["noopener"]],
  ["", []],
  [",,", []],
])("reads %j as %j", (rel, tokens) => {
  expect(readRelTokens(rel)).toEqual(tokens);
});

test("a link without rel has no tokens", () => {
  expect(readRelTokens(null)).toEqual([]);
});
