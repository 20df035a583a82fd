import { expect, test } from "vitest";

import { describeAiRule } from "./describe-ai-rule.ts";

const agents = ["GPTBot", "CCBot"];

test.each([
  ["User-agent: *\nDisallow: /", "blocked by line 2"],
  ["User-agent: *\nDisallow: /\nAllow: /news", "blocked by line 2, with exceptions"],
  [
    "User-agent: *\nDisallow:\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /",
    "blocked by line 6",
  ],
  ["User-agent: *\nDisallow:\n\nUser-agent: GPTBot\nDisallow: /", "1 of 2 blocked"],
  ["User-agent: *\nDisallow: /cart", "may read a part"],
  ["User-agent: *\nDisallow:", "may read everything"],
])("%j: AI crawlers are said to be %s", (file, words) => {
  expect(describeAiRule(file, agents)).toBe(words);
});
