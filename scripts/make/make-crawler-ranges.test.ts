import { expect, test } from "vitest";

import { proxyRanges, publishedRanges } from "#engine/access-log/published-ranges.ts";
import { crawlers } from "#engine/robots-txt/crawlers.ts";
import { readBounds } from "./make-crawler-ranges.ts";

test("every name and operator is one of the table of crawlers", () => {
  for (const { operator, names } of publishedRanges) {
    expect(crawlers.map((crawler) => crawler.operator)).toContain(operator);
    for (const name of names) {
      expect(crawlers.find((crawler) => crawler.name === name)).toMatchObject({ operator });
    }
  }
});

test.each([...publishedRanges, ...proxyRanges])(
  "the ranges of $source are sorted and apart, and have a day",
  ({ bounds, day }) => {
    const ends = bounds.split(" ").flatMap((range) => range.split("-"));

    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(ends.length % 2).toBe(0);
    expect(ends).toEqual(ends.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)));
  },
);

test.each([
  [
    '{"prefixes":[{"ipv4Prefix":"192.0.2.0/25"},{"ipv4Prefix":"192.0.2.128/25"}]}',
    "c0000200-c00002ff",
  ],
  ["192.0.2.7\n192.0.2.0/28", "c0000200-c000020f"],
  ["192.0.2.77/24", "c0000200-c00002ff"],
  ["2001:db8::/32", `20010db8${"0".repeat(24)}-20010db8${"f".repeat(24)}`],
  ['"creationTime": "2026-08-22T14:46:07.000000"', ""],
  ["999.0.0.1", ""],
])("of %s the bounds are %s", (text, bounds) => {
  expect(readBounds(text)).toBe(bounds);
});
