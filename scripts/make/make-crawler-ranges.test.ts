import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { proxyRanges, publishedRanges } from "#engine/access-log/published-ranges.ts";
import { crawlers } from "#engine/robots-txt/crawlers.ts";
import { crawlerLists, proxyLists } from "./crawler-lists.ts";
import { readBounds, writeRanges } from "./make-crawler-ranges.ts";

const target = new URL("../../engine/access-log/published-ranges.ts", import.meta.url);
const withFile = (list: (typeof publishedRanges)[number]) => ({ ...list, file: "" });

test("the ranges are as the generator writes them, each of a list that it takes", () => {
  const written = writeRanges(publishedRanges.map(withFile), proxyRanges.map(withFile));

  expect(readFileSync(target, "utf8")).toBe(written);
  for (const { source, names } of [...publishedRanges, ...proxyRanges]) {
    const list = [...crawlerLists, ...proxyLists].find((one) => one.source === source);
    expect(list?.names).toEqual(names);
  }
});

test("every name and operator is one of the table of crawlers", () => {
  for (const { operator, names } of crawlerLists) {
    expect(crawlers.map((crawler) => crawler.operator)).toContain(operator);
    for (const name of names) {
      expect(crawlers.find((crawler) => crawler.name === name)).toMatchObject({ operator });
    }
  }
});

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
