import { expect, test } from "vitest";

import { readReviewLink } from "./read-review-link.ts";

test.each([
  [
    "ChIJN1t_tDeuEmsRUsoyG83frY4",
    "https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4",
  ],
  [" https://g.page/r/CabcDEF/review ", "https://g.page/r/CabcDEF/review"],
  ["shop.example.com/review", "https://shop.example.com/review"],
])("%s leads to %s", (typed, value) => {
  expect(readReviewLink(typed)).toEqual({ ok: true, value });
});

test.each([
  ["", "empty"],
  ["   ", "empty"],
  ["javascript:alert(1)", "noAddress"],
  ["mailto:a@b.example", "noAddress"],
  ["nonsense", "noAddress"],
  ["https://", "noAddress"],
])("“%s” is refused: %s", (typed, problem) => {
  expect(readReviewLink(typed)).toEqual({ ok: false, problem });
});
