import { expect, test } from "vitest";

import { areCutAtLimit, endsInEllipsis } from "./cut-at-limit.ts";

const sizes = (...lengths: number[]) => lengths.map((length) => "a".repeat(length));

test.each([
  ["SEO agency in Lahore for shops that sell…", true],
  ["SEO agency in Lahore for shops ... ", true],
  ["لاہور میں ایس ای او …", true],
  ["Tea... and coffee", false],
  ["Tea.", false],
  ["", false],
])("%j ends in an ellipsis: %s", (text, isCut) => {
  expect(endsInEllipsis(text)).toBe(isCut);
});

test.each([
  [sizes(60, 60, 60, 41, 59), true],
  [sizes(60, 60, 60, 61), false],
  [sizes(60, 60), false],
  [sizes(60, 60, 60, 59, 58, 59), false],
])("titles are cut at 60 where they pile up there", (titles, areCut) => {
  expect(areCutAtLimit(titles)).toBe(areCut);
});
