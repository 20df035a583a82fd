import { expect, test } from "vitest";

import { isTooLongToShow, pasteInto } from "./paste-into.ts";

test.each([
  ["at the end", 7, 7, "<a></a>new"],
  ["between", 3, 3, "<a>new</a>"],
  ["over what is selected", 0, 7, "new"],
])("a paste goes %s of the field", (_, selectionStart, selectionEnd, expected) => {
  const field = { value: "<a></a>", selectionStart, selectionEnd };

  expect(pasteInto(field, "new")).toBe(expected);
});

test("an ordinary page's source is shown, 100 KB of it are held", () => {
  expect(isTooLongToShow("x".repeat(20_000))).toBe(false);
  expect(isTooLongToShow("x".repeat(100_000))).toBe(true);
});
