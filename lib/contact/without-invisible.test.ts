import { expect, test } from "vitest";

import { withoutInvisible } from "./without-invisible.ts";

test.each([
  "\u202aali@example.pk\u202c",
  "\u2068ali@example.pk\u2069",
  "\uFEFFali@example.pk",
  "ali@\u200Bexample.pk\u200E",
  "ali@exam\u00ADple.pk",
])("%j is what people see of it", (pasted) => {
  expect(withoutInvisible(pasted)).toBe("ali@example.pk");
});

test("what can be seen stays", () => {
  expect(withoutInvisible("o'neil+seo@münchen.example ")).toBe("o'neil+seo@münchen.example ");
});
