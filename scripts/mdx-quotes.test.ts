import type { Root } from "mdast";
import { expect, test } from "vitest";

import { curl, remarkQuotes } from "./mdx-quotes.ts";

test.each([
  ['say "open now" aloud', "say “open now” aloud"],
  ['("from" prices)', "(“from” prices)"],
  ["don't ask the caller's name", "don’t ask the caller’s name"],
  ["'From PKR 500', it says", "‘From PKR 500’, it says"],
  ["Summer Vibes '26", "Summer Vibes ’26"],
  ['"What is wrong?" he asked', "“What is wrong?” he asked"],
])("%s", (straight, curly) => {
  expect(curl(straight)).toBe(curly);
});

test("a quote after a link closes, and code keeps its own", () => {
  const tree: Root = {
    type: "root",
    children: [
      {
        type: "paragraph",
        children: [
          { type: "text", value: 'Read "' },
          { type: "link", url: "/tools", children: [{ type: "text", value: "the tools" }] },
          { type: "text", value: '" and ' },
          { type: "inlineCode", value: 'rel="sponsored"' },
          { type: "text", value: "'s rule" },
        ],
      },
      { type: "paragraph", children: [{ type: "text", value: '"New" here' }] },
    ],
  };

  expect(remarkQuotes()(tree)).toBeUndefined();

  expect(tree).toMatchObject({
    children: [
      {
        children: [
          { value: "Read “" },
          {},
          { value: "” and " },
          { value: 'rel="sponsored"' },
          { value: "’s rule" },
        ],
      },
      { children: [{ value: "“New” here" }] },
    ],
  });
});
