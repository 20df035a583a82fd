import { expect, test } from "vitest";

import { describeTotals } from "./describe-totals.ts";

const none = {
  total: 0,
  dofollow: 0,
  nofollow: 0,
  ugc: 0,
  sponsored: 0,
  internal: 0,
  external: 0,
  notWeb: 0,
  notCrawlable: 0,
};
const describeOf = (totals: Partial<typeof none>, pageRule: string | null = null) =>
  describeTotals({ totals: { ...none, ...totals }, pageRule, base: null });

test("what a page has none of is not counted for it", () => {
  expect(describeOf({ total: 3 })).toBe("3 links in all.");
  expect(describeOf({ total: 1, ugc: 1 })).toBe("1 link in all; of them 1 ugc.");
});

test("no sentence begins where another ends in a figure", () => {
  expect(describeOf({ total: 1200, sponsored: 2, ugc: 1, notWeb: 1, notCrawlable: 4 })).toBe(
    "1,200 links in all; of them 2 sponsored, 1 ugc. 1 leads to mail, a phone, a script or a place on this page: neither followed nor not. 4 cannot be followed by any crawler.",
  );
});

test("a rule and a base address that hold for all links are told last", () => {
  const words = describeTotals({
    totals: { ...none, total: 2 },
    pageRule: "The robots meta tag says nofollow",
    base: "https://a.pk/",
  });
  expect(words).toBe(
    "2 links in all. The robots meta tag says nofollow: that marks every link. Links resolve against base href https://a.pk/.",
  );
});
