import { expect, test } from "vitest";

import { orderFixes, type FixOrder } from "./order-fixes.ts";
import { madeReports } from "#tests/support/made-reports.ts";

const { fixes, roots } = madeReports.many;
const [first, second, third] = fixes.map(({ key }) => key);
const stake = (fix = "", clicks: number) => ({ fix, clicks, impressions: 900, pages: 1, of: 1 });
const stakes = [stake(third, 340), stake(first, 7)];

const keysOf = (order: FixOrder) =>
  orderFixes({ fixes, roots, stakes }, order).flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.kind === "fix" ? [entry.fix.key] : entry.fixes.map(({ key }) => key),
    ),
  );

test("by clicks, what people were shown comes first and the rest keeps its order", () => {
  expect(keysOf("clicks").slice(0, 3)).toEqual([third, first, second]);
});

test.each(["severity", "template", "who", "clicks"] as const)(
  "by %s every fix is there once",
  (order) => {
    expect(keysOf(order).toSorted()).toEqual(fixes.map(({ key }) => key).toSorted());
  },
);
