import { expect, test } from "vitest";

import { languageOf } from "./language-of.ts";

test.each([
  ["آن لائن شاپنگ", "ur"],
  ["لاہور", "ur"],
  ["دفتر", "ur"],
  ["شركة التسويق", "ar"],
  ["सस्ते जूते", "hi"],
  ["office desks", undefined],
  ["iphone کی قیمت", "ur"],
])("%s is marked as %s", (text, language) => {
  expect(languageOf(text)).toBe(language);
});
