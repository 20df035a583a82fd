import { expect, test } from "vitest";

import { readPattern } from "./address-pattern.ts";
import { createPatternBudget } from "./pattern-budget.ts";

const kindOf = (path: string) => readPattern(new URL(path, "https://site.pk")).kind;

test.each([
  ["/", "page"],
  ["/product/123", "page"],
  ["/2026/11/eid-sale", "page"],
  ["/product.php?id=12", "page"],
  ["/index.php?cat=3&page=2", "page"],
  ["/shop?sort=price", "view"],
  ["/shop?cat=4&orderby=date", "view"],
  ["/shop?filter[colour]=red", "view"],
  ["/about?utm_source=mail", "view"],
  ["/events/2026/11", "calendar"],
  ["/events/2026-11-23", "calendar"],
  ["/events?month=12&year=2031", "calendar"],
  ["/events?on=2031-02-01", "calendar"],
  ["/about?PHPSESSID=abc", "session"],
  ["/about;jsessionid=abc", "session"],
  ["/find?x=1&y=2&z=3", "parameters"],
  ["/a/b/a/b/a/b", "loop"],
  ["/product/1/1/1/1", "page"],
])("%s is a %s", (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

function admitAll(paths: readonly string[]) {
  const budget = createPatternBudget();
  const admitted = paths.filter((path) => budget.admit(new URL(path, "https://site.pk")).ok);
  return { admitted, met: budget.met() };
}

test("two of each sorted or filtered list are read, whatever the filters", () => {
  const { admitted, met } = admitAll([
    "/shop?sort=price",
    "/shop?sort=name",
    "/shop?size=l&colour=red",
    "/sale?sort=price",
  ]);
  expect(admitted).toEqual(["/shop?sort=price", "/shop?sort=name", "/sale?sort=price"]);
  expect(met).toEqual([{ pattern: "/shop?…", kind: "view", read: 2, beyond: 1 }]);
});

test("an endless calendar ends after two years of months", () => {
  const months = Array.from({ length: 500 }, (_, at) => `/events/${2000 + at}/${(at % 12) + 1}`);
  const { admitted, met } = admitAll(months.filter((path) => /\/(?:19|20)\d\d\//.test(path)));
  expect(admitted).toHaveLength(24);
  expect(met[0]).toMatchObject({ pattern: "/events/{date}", kind: "calendar", beyond: 76 });
});

test("a shop of numbered products is not cut", () => {
  const products = Array.from({ length: 2_000 }, (_, at) => `/product.php?id=${at}`);
  expect(admitAll(products).admitted).toHaveLength(2_000);
});

test("posts below their date are pages, not a calendar", () => {
  const posts = Array.from({ length: 100 }, (_, at) => `/2026/11/post-${at}`);
  expect(admitAll(posts).admitted).toHaveLength(100);
});
