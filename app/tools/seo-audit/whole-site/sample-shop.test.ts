import { expect, test } from "vitest";

import { sampleShop } from "./sample-shop.ts";
import { sampleGroups } from "./site-sample.tsx";

test("the sample's picture shows the pages that its figures count", () => {
  for (const { kind, pages } of sampleGroups) {
    expect(sampleShop.filter(({ group }) => group === kind)).toHaveLength(pages);
  }
  expect(sampleShop).toHaveLength(74);
  expect(sampleShop.filter(({ depth }) => depth === null)).toHaveLength(14);
});

test("each page of the sample hangs on another of its pages, one click nearer", () => {
  const depths = new Map(sampleShop.map(({ url, depth }) => [url, depth]));

  expect(depths.size).toBe(sampleShop.length);
  for (const { depth, parent } of sampleShop) {
    if (depth === null || depth === 0) continue;
    expect(depths.get(parent ?? "")).toBe(depth - 1);
  }
});
