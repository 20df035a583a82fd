import { expect, test } from "vitest";

import { findByTypeahead } from "./find-by-typeahead.ts";

const labels = ["English", "Urdu", "Hindi", "Spanish", "Arabic", "Sindhi"];

test.each([
  ["a single character goes to the first option that begins with it", "h", 0, 2],
  ["the same character again goes on to the next such option", "ss", 3, 5],
  ["and wraps at the end", "s", 5, 3],
  ["several characters narrow the search", "si", 0, 5],
  ["a longer search may stay on the current option", "spa", 3, 3],
  ["case does not matter", "UR", 0, 1],
  ["what no option begins with leads nowhere", "x", 0, undefined],
  ["nothing typed leads nowhere", "", 0, undefined],
])("%s", (_rule, typed, current, expected) => {
  expect(findByTypeahead(labels, typed, current)).toBe(expected);
});
