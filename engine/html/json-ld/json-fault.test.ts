import { expect, test } from "vitest";

import { findJsonFault } from "./json-fault.ts";

test.each([
  ['{"a":1,}', 7, 'a name in "double quotes"'],
  ['{"a":x}', 5, "a value"],
  ['{"a" 1}', 5, "a colon"],
  ['{"a":1 "b":2}', 7, "a comma or }"],
  ["[1 2]", 3, "a comma or ]"],
  ["[1,]", 3, "a value"],
  ["{a:1}", 1, 'a name in "double quotes" or }'],
  ['{"a":"line\nbreak"}', 5, "a value"],
  ['{"a":1', 6, "a comma or }"],
  ["", 0, "a value"],
  ["{} {}", 3, "the end of the block"],
  ["[1}", 2, "a comma or ]"],
  ["01", 1, "the end of the block"],
])("%j breaks at %i, where %s belongs", (text, offset, expected) => {
  expect(findJsonFault(text)).toEqual({ offset, expected });
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
});

test.each(['{"a":[1,-2.5e3,"\\u00e9\\n",true,null,{}]}', " [] ", '"x"', "0"])(
  "%j is JSON",
  (text) => {
    expect(findJsonFault(text)).toBeNull();
    expect(() => JSON.parse(text) as unknown).not.toThrow();
  },
);

test("a string of twenty megabytes is read to its end", () => {
  const text = `{"a":"${"x".repeat(20_000_000)}",}`;

  expect(findJsonFault(text)?.offset).toBe(text.length - 1);
});
