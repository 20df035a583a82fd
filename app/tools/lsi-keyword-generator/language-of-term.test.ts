import { expect, test } from "vitest";

import { languageOfTerm } from "./language-of-term.ts";

test.each([
  ["دفتر", "ar", "ar"],
  ["پيبسي", "ar", "ar"],
  ["لاہور", "ur", "ur"],
  ["सस्ते जूते", "ur", "hi"],
  ["iphone", "ar", undefined],
] as const)("%s of a text in %s is marked %s", (term, ofText, language) => {
  expect(languageOfTerm(term, ofText)).toBe(language);
});
