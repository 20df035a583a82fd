import { expect, test } from "vitest";

import { dropControls, showControls, showControlsIn } from "./show-controls.ts";

test.each([
  ["\u001b]0;title\u0007", "\\u001b]0;title\\u0007"],
  ["\u009b2J\u007f", "\\u009b2J\\u007f"],
  ["a\rb\bc", "a\\u000db\\u0008c"],
  ["\u202eexe\u2066\u200f\u2028", "\\u202eexe\\u2066\\u200f\\u2028"],
])("%j is shown, not sent", (text, shown) => {
  expect(showControls(text)).toBe(shown);
});

test.each(["two\nlines\tand a column", "لان کے\u200c کپڑے", "café – 🙂"])("%j stays", (text) => {
  expect(showControls(text)).toBe(text);
});

test("JSON that is shown says the same", () => {
  const value = { title: "\u009b2J \u202e \u001b[31m" };

  expect(JSON.parse(showControls(JSON.stringify(value)))).toEqual(value);
});

test("every text in a value is shown, keys and line ends too; numbers and the rest stay", () => {
  const value = {
    "a\u0007": ["\u202ex", 1, null, true, { b: "\u001b[2J" }],
    lines: "one\r\ntwo\rthree",
  };

  expect(showControlsIn(value)).toEqual({
    "a\\u0007": ["\\u202ex", 1, null, true, { b: "\\u001b[2J" }],
    lines: "one\ntwo\nthree",
  });
});

test("in a person's own words they are dropped", () => {
  expect(dropControls("a\u202eb\u200f\u0007\nc")).toBe("ab\nc");
});
