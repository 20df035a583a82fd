import { expect, test } from "vitest";

import { describeOwnSite } from "#app/tools/keyword-difficulty-checker/describe-own-site.ts";

const results = [{ domains: 10, authority: 20 }, { domains: 40 }, { domains: 5000 }];

test.each([
  [
    { domains: 12 },
    [
      "1 of 3 results have fewer referring domains than your site.",
      "You need 28 more to reach the middle result.",
    ],
  ],
  [
    { domains: 40, authority: 58 },
    [
      "1 of 3 results have fewer referring domains than your site.",
      "You have reached the middle result.",
      "1 of the 1 whose authority is known have less than your site.",
    ],
  ],
  [{ authority: 58 }, ["1 of the 1 whose authority is known have less than your site."]],
])("%j is set beside the results by what is known of it", (own, sentences) => {
  expect(describeOwnSite(results, own)).toEqual(sentences);
});

test("an authority that no result can be set beside is not counted as won", () => {
  expect(describeOwnSite([{ domains: 1 }], { authority: 58 })).toEqual([
    "No result has an authority to set beside yours.",
  ]);
});
