import { expect, test } from "vitest";

import { splitOutsideQuotes } from "./split-outside-quotes.ts";

test.each([
  ["a,b", ["a", "b"]],
  ['a="x,y",b', ['a="x,y"', "b"]],
  [String.raw`a="x\",y",b`, [String.raw`a="x\",y"`, "b"]],
  ['a="open,b', ['a="open,b']],
  ["", [""]],
])("%s", (text, parts) => {
  expect(splitOutsideQuotes(text, ",")).toEqual(parts);
});
