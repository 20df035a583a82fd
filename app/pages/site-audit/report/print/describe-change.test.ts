import { expect, test } from "vitest";

import { describeChange } from "./describe-change.ts";

const toFixes = (number: number) =>
  Array.from({ length: number }, (_, index) => ({ title: `Fix ${index}`, points: 1 }));
const figures = (indexable: number) => ({ indexable, known: 74, points: 577, fixes: 11 });

test("what changed is told in figures of things and of pages", () => {
  const comparison = { since: "2026-10-25T09:00:00Z", before: figures(57), now: figures(61) };

  expect(
    describeChange({ ...comparison, fixed: toFixes(5), added: toFixes(3), still: toFixes(8) }),
  ).toBe("5 fixed, 3 new, 8 unchanged. 57 pages could be indexed then, 61 now.");
  expect(
    describeChange({
      ...comparison,
      before: figures(1),
      fixed: toFixes(1),
      added: [],
      still: [],
    }),
  ).toBe("1 fixed, 0 new. 1 page could be indexed then, 61 now.");
});
