import { expect, test } from "vitest";

import { oneLine } from "./one-line.ts";

test.each([
  ["two\nlines", "two lines"],
  ["a\r\n\t b \u2028 c\u0085d\u000be", "a b c d e"],
  ["\u001b[2Jcleared\u0007", "[2Jcleared"],
  ["\u202egnp.exe\u2066", "gnp.exe"],
  [" لان  کے\u200c کپڑے ", "لان کے\u200c کپڑے"],
])("%j stays in its line as %j", (text, line) => {
  expect(oneLine(text)).toBe(line);
});
